import CMalloc

/// Configures the allocator to keep the memory of a picture for the next one.
///
/// By default, the C library returns large blocks to the system immediately and requests them again, page by
/// page: a sixth of the time of a batch of small screens (measured). The limits are those of mallopt(3), in
/// bytes; C libraries other than glibc have none.
package func keepMemoryForReuse() {
    #if canImport(Glibc)
    _ = mallopt(M_MMAP_THRESHOLD, 64 << 20)
    _ = mallopt(M_TRIM_THRESHOLD, 64 << 20)
    _ = mallopt(M_TOP_PAD, 16 << 20)
    #endif
}

/// Returns the memory that a run has kept for pictures to the system: what comes after the last picture needs memory of
/// other sizes, and would add to it.
func releaseFreeMemory() {
    #if canImport(Glibc)
    _ = malloc_trim(0)
    #endif
}
