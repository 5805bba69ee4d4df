import Files
import Glibc

/// Waits for files to be saved in some folders, with the system's notices.
final class FolderWatch {
    /// The folders to watch.
    struct Folders: Sendable {
        /// Folders that are watched with all folders in them, as a walk finds them.
        var trees: [String] = []
        /// Folders that are watched alone.
        var single: [String] = []
        /// Folders of which only the configurations matter.
        var configured: [String] = []
    }

    /// What was saved.
    struct Change: Sendable {
        /// The paths of files that were written, renamed or deleted, of those that pictures may depend on.
        var paths: Set<String> = []
        /// Whether folders came, went or were renamed, or notices were lost, so that anything may have changed.
        var changesFolders = false
    }

    /// The number of folders that could not be watched, since the system limits their number.
    private(set) var missed = 0
    private let descriptor: Int32
    private var folders: [Int32: String] = [:]
    /// The watches of the folders of which only the configurations matter.
    private var configured: Set<Int32> = []

    private static let events = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ONLYDIR)
    /// In milliseconds: what follows so soon belongs to the same change. Chosen: programs that write several files
    /// do so faster.
    private static let pause: Int32 = 8
    /// The maximum number of such pauses.
    private static let pauseLimit = 20
    /// In milliseconds: how long a file may be missing while it is saved. Chosen: editors write the new file at once
    /// after they have moved the old one away.
    private static let absence: Int32 = 150

    /// Watches folders; nil if the system cannot.
    init?(_ folders: Folders) {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        add(folders)
    }

    deinit { close(descriptor) }

    /// Watches more folders. Those that are watched already are not affected.
    func add(_ folders: Folders) {
        missed = 0
        for folder in folders.configured { add(folder, isConfigured: true) }
        for folder in folders.single { add(folder) }
        for tree in folders.trees {
            _ = FolderWalk(root: tree).forEachFolder((), isWanted: { _ in false }) { folder, _ in
                add(folder.path)
                return folder.folders.map { ($0, ()) }
            }
        }
    }

    private func add(_ folder: String, isConfigured: Bool = false) {
        let watch = inotify_add_watch(descriptor, folder, FolderWatch.events)
        guard watch >= 0 else {
            missed += errno == ENOSPC ? 1 : 0
            return
        }
        if isConfigured, folders[watch] == nil { configured.insert(watch) }
        if !isConfigured { configured.remove(watch) }
        folders[watch] = folder
    }

    /// Waits until something is saved; nil if the system gives no more notices.
    func next() -> Change? {
        var change = Change()
        while change.paths.isEmpty, !change.changesFolders {
            guard read(into: &change) else { return nil }
        }
        var pauses = 0
        while pauses < FolderWatch.pauseLimit, isReady(within: FolderWatch.pause) {
            guard read(into: &change) else { return nil }
            pauses += 1
        }
        let missing = change.paths.filter { FileType(at: $0) == nil }
        if !missing.isEmpty, isReady(within: FolderWatch.absence) {
            repeat {
                guard read(into: &change) else { return nil }
            } while isReady(within: FolderWatch.pause)
        }
        return change
    }

    private func isReady(within milliseconds: Int32) -> Bool {
        var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&waited, 1, milliseconds) > 0
    }

    /// Reads the notices there are, and waits for the first.
    private func read(into change: inout Change) -> Bool {
        // The size of a notice with the longest name, times as many as are usual at once.
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        var count = Glibc.read(descriptor, &buffer, buffer.count)
        while count < 0, errno == EINTR { count = Glibc.read(descriptor, &buffer, buffer.count) }
        guard count > 0 else { return false }
        buffer.withUnsafeBytes { bytes in
            var offset = 0
            let size = MemoryLayout<inotify_event>.size
            while offset + size <= count {
                let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                let start = offset + size, end = start + Int(event.len)
                let name = String(decoding: bytes[start..<end].prefix { $0 != 0 }, as: UTF8.self)
                add(event, name, to: &change)
                offset = end
            }
        }
        return true
    }

    private func add(_ event: inotify_event, _ name: String, to change: inout Change) {
        func holds(_ flags: Int...) -> Bool { flags.contains { event.mask & UInt32($0) != 0 } }
        if holds(Int(IN_Q_OVERFLOW)) {
            change.changesFolders = true
            return
        }
        guard let folder = folders[event.wd] else { return }
        if holds(Int(IN_IGNORED)) {
            folders[event.wd] = nil
        } else if configured.contains(event.wd) {
            if name == ".maquette.yaml" { change.paths.insert(joinedPath(folder, name)) }
        } else if holds(Int(IN_ISDIR)) {
            change.changesFolders = change.changesFolders || !name.hasPrefix(".")
        } else if !name.isEmpty {
            let path = joinedPath(folder, name)
            // A file that is created is written later; a link is not.
            if holds(Int(IN_CREATE)), !isLink(path) { return }
            let file = ChangedFile(path)
            if file.isRelevant || file.isBuilt { change.paths.insert(path) }
        }
    }

    private func isLink(_ path: String) -> Bool {
        var information = stat()
        return lstat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFLNK
    }
}
