import Crypto

/// The state of a hash function whose data comes in parts.
///
/// A state in which no function has started owns no memory: as of Apple's, which are structures of C, one can be in memory that
/// was not initialized, and is started there.
protocol DigestContext {
    /// The function that has started; nil before it and after its end.
    var function: (any HashFunction)? { get set }
    /// Creates a state in which no function has started.
    init()
}

extension DigestContext {
    /// Starts a function; returns 1, or 0 without a state.
    static func start(_ function: some HashFunction, in context: UnsafeMutablePointer<Self>?) -> Int32 {
        guard let context else { return 0 }
        context.initialize(to: Self())
        context.pointee.function = function
        return 1
    }

    /// Adds data; returns 1, or 0 where no function has started.
    static func add(_ data: UnsafeRawPointer?, _ count: UInt32, to context: UnsafeMutablePointer<Self>?)
        -> Int32
    {
        guard let context, context.pointee.function != nil else { return 0 }
        guard let data else { return count == 0 ? 1 : 0 }
        context.pointee.function?.update(
            bufferPointer: UnsafeRawBufferPointer(start: data, count: Int(count)))
        return 1
    }

    /// Writes the digest and ends the function; returns 1, or 0 where none has started.
    static func finish(_ context: UnsafeMutablePointer<Self>?, into digest: UnsafeMutablePointer<UInt8>?)
        -> Int32
    {
        guard let context, let digest, let function = context.pointee.function else { return 0 }
        write(result(of: function), to: digest)
        context.pointee.function = nil
        return 1
    }

    private static func result(of function: some HashFunction) -> [UInt8] { Array(function.finalize()) }
}
