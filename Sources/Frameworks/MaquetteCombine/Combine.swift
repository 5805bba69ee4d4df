// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import OpenCombine
public import UIKit

// What Apple's Combine adds to OpenCombine, for UIKit's clock, queues and notifications here.

extension Publisher {
    /// The scheduler of the main thread, for publishers of this module that answer later.
    func inNextTurn() -> Publishers.ReceiveOn<Self, RunLoop> { receive(on: RunLoop.main) }
}

extension JSONDecoder: @retroactive TopLevelDecoder {
    /// JSON is decoded from bytes.
    public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
    /// JSON is encoded to bytes.
    public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
    /// Property lists are decoded from bytes.
    public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
    /// Property lists are encoded to bytes.
    public typealias Output = Data
}
