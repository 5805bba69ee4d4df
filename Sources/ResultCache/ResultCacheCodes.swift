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
        cause: "The digest of an entry is not that of its content: it was cut off, or changed.",
        remedy:
            "Nothing; the results are made anew and replace the entries. If it happens again, check the disk."
    )

    /// The codes of this module.
    package static let resultCacheCodes: [DiagnosticCode] = [cacheUnusable, cacheDamaged]
}
