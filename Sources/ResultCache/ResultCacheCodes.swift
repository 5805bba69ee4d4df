package import Diagnostics

extension DiagnosticCode {
    static let cacheUnusable = DiagnosticCode(
        "cache.unusable", .warning, "a cache could not be used",
        cause: "The folder of the cache cannot be read or written, or its store does not answer.",
        remedy:
            "Results are the same without it. Check the folder's rights and free space, or the address and the "
            + "token of the store; `--no-cache` leaves the cache out.")
    static let cacheDamaged = DiagnosticCode(
        "cache.damaged", .note, "entries of a cache are damaged",
        cause:
            "The digest of an entry is not that of its content, or the content is none that a run has written: it was "
            + "cut off, or changed.",
        remedy:
            "Nothing; the results are made again and replace the entries. If it happens again, check the disk, and who "
            + "may write to the cache.")
    static let cacheSignature = DiagnosticCode(
        "cache.signature", .note, "entries of a cache are not signed",
        cause:
            "`MAQUETTE_CACHE_KEY` is set, and entries have no signature or one of another key: they were written without "
            + "the key, before there was one, or for another entry.",
        remedy:
            "Nothing; the results are made again and replace the entries. If it happens in every run, give the key to all "
            + "who write to the cache, or let the others only read it.")

    /// The codes of this module.
    package static let resultCacheCodes: [DiagnosticCode] = [cacheUnusable, cacheDamaged, cacheSignature]
}
