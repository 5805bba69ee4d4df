/// How a value is captured as a snapshot and compared with its golden.
///
/// The names are those of the package swift-snapshot-testing, so that tests written for it compile here.
public struct Snapshotting<Value, Format> {
    /// The extension of the golden's file; nil for none. Images always have `png`.
    public var pathExtension: String?
    /// How a snapshot is stored and compared.
    public var diffing: Diffing<Format>
    /// Makes a snapshot of a value.
    public var snapshot: (Value) -> Async<Format>
    /// Renders a value, with what explains a difference; nil if the snapshot is all there is.
    var render: ((Value) -> SnapshotPicture)?

    /// Creates a strategy whose snapshots are made in their own time.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        snapshot = asyncSnapshot
    }

    /// Creates a strategy.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    /// Returns the strategy for values that can be made into its own.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        var strategy = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            (value: NewValue) -> Async<Format> in snapshot(transform(value))
        }
        if let render { strategy.render = { render(transform($0)) } }
        return strategy
    }

    /// Returns the strategy for values that are made into its own in their own time.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            (value: NewValue) -> Async<Format> in
            Async { callback in transform(value).run { snapshot($0).run(callback) } }
        }
    }
}

/// A strategy whose values are snapshots already.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}
