// SQLite3 is the library of the system; functions that open databases are replaced, as code within the fence writes no files.
@_exported public import CMaquetteSQLite
