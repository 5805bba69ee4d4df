// Sources of what happens outside of the app. Nobody else changes the files of a render, and its memory is never short,
// so that their events do not occur; what is done when they are canceled is.

/// A source of the changes of a file; none occur in a render.
public protocol DispatchSourceFileSystemObject: DispatchSourceProtocol {
    /// The descriptor of the file.
    var handle: Int32 { get }
    /// The changes since the last event: none.
    var data: DispatchSource.FileSystemEvent { get }
    /// The kinds of changes that are reported.
    var mask: DispatchSource.FileSystemEvent { get }
}

/// A source of the states of the memory; none is reported in a render.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
    /// The state of the memory: it is always normal.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The states that are reported.
    var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSource {
    /// The changes of a file. Raw values match Apple's.
    public struct FileSystemEvent: OptionSet, Hashable, Sendable {
        /// The changes as bits.
        public let rawValue: UInt
        /// Creates changes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file was deleted.
        public static let delete = FileSystemEvent(rawValue: 0x1)
        /// The bytes of the file were changed.
        public static let write = FileSystemEvent(rawValue: 0x2)
        /// The file has become longer.
        public static let extend = FileSystemEvent(rawValue: 0x4)
        /// The attributes of the file were changed.
        public static let attrib = FileSystemEvent(rawValue: 0x8)
        /// The number of links to the file was changed.
        public static let link = FileSystemEvent(rawValue: 0x10)
        /// The file was renamed.
        public static let rename = FileSystemEvent(rawValue: 0x20)
        /// The access to the file was revoked.
        public static let revoke = FileSystemEvent(rawValue: 0x40)
        /// The file was unlocked.
        public static let funlock = FileSystemEvent(rawValue: 0x100)
        /// Every change of a file.
        public static let all: FileSystemEvent = [
            .delete, .write, .extend, .attrib, .link, .rename, .revoke,
        ]
    }

    /// The states of the memory. Raw values match Apple's.
    public struct MemoryPressureEvent: OptionSet, Hashable, Sendable {
        /// The states as bits.
        public let rawValue: UInt
        /// Creates states from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// There is memory enough.
        public static let normal = MemoryPressureEvent(rawValue: 0x1)
        /// Memory is becoming short.
        public static let warning = MemoryPressureEvent(rawValue: 0x2)
        /// Memory is so short that the app may be ended.
        public static let critical = MemoryPressureEvent(rawValue: 0x4)
        /// Every state of the memory.
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Returns a source of the changes of a file, none of which occur in a render.
    public class func makeFileSystemObjectSource(
        fileDescriptor: Int32, eventMask: FileSystemEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceFileSystemObject { QuietFileSource(handle: fileDescriptor, mask: eventMask) }

    /// Returns a source of the states of the memory, none of which is reported in a render.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure { QuietMemorySource(mask: eventMask) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The flag by which a file is opened for its changes alone; Linux has none, so that it is opened for reading.
public let O_EVTONLY: Int32 = 0
