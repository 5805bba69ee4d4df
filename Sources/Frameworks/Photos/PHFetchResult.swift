// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// Which photos are wanted.
open class PHFetchOptions: NSObject {
    /// How many; 0 for all.
    open var fetchLimit = 0
    /// The sort order of the results.
    open var sortDescriptors: [NSSortDescriptor]?
    /// The predicate that results match.
    open var predicate: NSPredicate?
    /// Whether hidden ones are.
    open var includeHiddenAssets = false
    /// Whether all that were taken together are.
    open var includeAllBurstAssets = false
    /// The sources of the assets.
    open var includeAssetSourceTypes: PHAssetSourceType = []
    /// Whether changes are reported one by one.
    open var wantsIncrementalChangeDetails = true
    /// Creates options that fetch all objects.
    public override init() { super.init() }
}

/// From where photos come. Raw values match Apple's.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the user.
    public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
    /// Shared albums in iCloud.
    public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
    /// From a computer.
    public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}

/// Photos that were found: none.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
    /// The number of objects: 0.
    open var count: Int { 0 }
    /// The first object: nil.
    open var firstObject: ObjectType? { nil }
    /// The last object: nil.
    open var lastObject: ObjectType? { nil }
    /// Stops the program, as Photos does for an index that is not there.
    open func object(at index: Int) -> ObjectType {
        preconditionFailure("index \(index) beyond bounds of an empty PHFetchResult")
    }
    /// Stops the program, as Photos does for an index that is not there.
    open subscript(index: Int) -> ObjectType { object(at: index) }
    /// Returns the objects at some indexes: none.
    open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
    /// Returns whether one was found.
    open func contains(_ anObject: ObjectType) -> Bool { false }
    /// Returns the index of one.
    open func index(of anObject: ObjectType) -> Int { NSNotFound }
    /// Returns how many of a kind.
    open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
    /// Calls a block for each object; has no effect here, as there are none.
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
    /// Calls a block for each object; has no effect here, as there are none.
    open func enumerateObjects(
        options opts: NSEnumerationOptions,
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Calls a block for the objects at some indexes; has no effect here, as there are none.
    open func enumerateObjects(
        at indexes: IndexSet, options opts: NSEnumerationOptions,
        using block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
}

/// A change of the library; none happens here.
open class PHChange: NSObject {
    /// Returns what changed of a photo: nothing.
    open func changeDetails<T: PHObject>(for object: T) -> PHObjectChangeDetails<T>? { nil }
    /// Returns what changed of photos that were found: nothing.
    open func changeDetails<T: PHObject>(for fetchResult: PHFetchResult<T>) -> PHFetchResultChangeDetails<T>?
    { nil }
}

/// What changed of a photo; nothing here.
open class PHObjectChangeDetails<ObjectType: PHObject>: NSObject {
    /// The object after the change.
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
    /// Whether the changes can be reported one by one.
    open var hasIncrementalChanges: Bool { false }
    /// Which are gone.
    open var removedIndexes: IndexSet? { nil }
    /// Those that are gone.
    open var removedObjects: [ObjectType] { [] }
    /// Which are new.
    open var insertedIndexes: IndexSet? { nil }
    /// Those that are new.
    open var insertedObjects: [ObjectType] { [] }
    /// The indexes of changed objects.
    open var changedIndexes: IndexSet? { nil }
    /// Those that changed.
    open var changedObjects: [ObjectType] { [] }
    /// Whether the order changed.
    open var hasMoves: Bool { false }
    /// Calls a block for each object that moved; has no effect here, as there are none.
    open func enumerateMoves(_ handler: @escaping (Int, Int) -> Void) {}
}
