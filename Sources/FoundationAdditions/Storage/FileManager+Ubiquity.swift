// Nobody is signed in to iCloud in a render, so that no file is in it.
extension FileManager {
    /// Whether a file is to be in iCloud: none is.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Starts downloading a file from iCloud; throws, as none is there.
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }

    /// Removes the local copy of a file in iCloud; throws, as none is there.
    public func evictUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }

    /// Moves a file to iCloud or from it; throws, as there is no container.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }
}
