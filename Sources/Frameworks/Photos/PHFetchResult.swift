// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Which photos are wanted.
open class PHFetchOptions: NSObject {
    /// How many; 0 for all.
    open var fetchLimit = 0
    /// Their order.
    open var sortDescriptors: [NSSortDescriptor]?
    /// Which.
    open var predicate: NSPredicate?
    /// Whether hidden ones are.
    open var includeHiddenAssets = false
    /// Whether all that were taken together are.
    open var includeAllBurstAssets = false
    /// From where.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// Whether changes are told one by one.
    open var wantsIncrementalChangeDetails = true
    /// Creates options.
    public override init() { super.init() }
}

/// From where photos come. Raw values match Apple's.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the user.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
    /// From others.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
    /// From a computer.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// Photos that were found: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// How many.
    open var count: Int { 0 }
    /// The first.
    open var firstObject: ObjectType? { nil }
    /// The last.
    open var lastObject: ObjectType? { nil }
    /// Stops the program, as Photos does for an index that is not there.
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("index \(index) beyond bounds of an empty PHFetchResult")
    }
    /// Stops the program, as Photos does for an index that is not there.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// Returns some.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Returns whether one was found.
    open func contains(_ anObject: ObjectType) -> Bool { false }
    /// Returns the index of one.
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    /// Returns how many of a kind.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    /// Calls a function for each.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Calls a function for each.
    open func enumerateObjects(
        options opts: NSEnumerationOptions,
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Calls a function for some.
    open func enumerateObjects(
        at indexes: IndexSet, options opts: NSEnumerationOptions,
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// A change of photos; none is told here.
open class PHChange: NSObject {
    /// Returns what changed of a photo: nothing.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    /// Returns what changed of photos that were found: nothing.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>?
    { nil }
}

/// What changed of a photo; nothing here.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    /// The photo.
    open var objectAfterChanges: ObjectType? { nil }
    /// Whether the picture changed.
    open var assetContentChanged: Bool { false }
    /// Whether it is gone.
    open var objectWasDeleted: Bool { false }
}

/// What changed of photos that were found; nothing here.
open class PHFetchResultChangeDetails<ObjectType: PHObject>: NSObject {
    /// The photos before.
    open var fetchResultBeforeChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// The photos after.
    open var fetchResultAfterChanges: PHFetchResult<ObjectType> { PHFetchResult() }
    /// Whether changes are told one by one.
    open var hasIncrementalChanges: Bool { false }
    /// Which are gone.
    open var removedIndexes: IndexSet? { nil }
    /// Those that are gone.
    open var removedObjects: [ObjectType] { [] }
    /// Which are new.
    open var insertedIndexes: IndexSet? { nil }
    /// Those that are new.
    open var insertedObjects: [ObjectType] { [] }
    /// Which changed.
    open var changedIndexes: IndexSet? { nil }
    /// Those that changed.
    open var changedObjects: [ObjectType] { [] }
    /// Whether the order changed.
    open var hasMoves: Bool { false }
    /// Calls a function for each that moved.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
