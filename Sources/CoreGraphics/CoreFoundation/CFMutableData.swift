public import Foundation

/// Bytes that can be changed.
public typealias CFMutableData = NSMutableData

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns empty data, which grows as needed.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: Int) -> CFMutableData! {
    NSMutableData()
}
