// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What can be gone through; Foundation here does not name it, and changes of photos take it.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
extension Set: NSFastEnumeration {}
extension PHFetchResult: NSFastEnumeration {}
