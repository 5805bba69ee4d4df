import CMalloc

/// Keeps the memory of a picture for the next one.
///
/// The C library gives large pieces back to the system at once and asks for the same again, page by page: in a
/// batch of small screens a sixth of the time (measured). The limits are those of mallopt(3), in bytes; C
/// libraries other than glibc have none.
package func keepMemoryForReuse() {
    #if canImport(Glibc)
    _ = mallopt(M_MMAP_THRESHOLD, 64 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
    _ = mallopt(M_TOP_PAD, 16 << 20)
    #endif
}
