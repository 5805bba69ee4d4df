import Testing
import UIKit

@Suite("Values that objects keep for each other")
struct AssociatedObjectTests {
    private final class Keys: Sendable {}
    private let keys = Keys()
    private var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(keys).toOpaque()) }

    private final class Value: NSObject {}
    private final class Plain {}

    @Test("a retained value is freed with a view that keeps it")
    func retained() {
        weak var value: Value?
        do {
            let view = UIView()
            do {
                let made = Value()
                value = made
                objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
            #expect(value != nil)
            #expect(objc_getAssociatedObject(view, key) as? Value === value)
        }
        #expect(value == nil)
    }

    @Test("an assigned value is not retained")
    func assigned() {
        let view = UIView()
        do {
            let made = Value()
            objc_setAssociatedObject(view, key, made, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, key) as? Value === made)
        }
        #expect(objc_getAssociatedObject(view, key) == nil)
    }

    @Test("structures are kept, nil removes, and one object does not see another's values")
    func structures() {
        let first = Plain(), second = Plain()
        objc_setAssociatedObject(first, key, CGSize(width: 1, height: 2), .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(first, key) as? CGSize == CGSize(width: 1, height: 2))
        #expect(objc_getAssociatedObject(second, key) == nil)
        objc_setAssociatedObject(first, key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(first, key) == nil)
        objc_setAssociatedObject(first, key, 7, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(first, key) as? Int == 7)
        objc_removeAssociatedObjects(first)
        #expect(objc_getAssociatedObject(first, key) == nil)
    }

    @Test("values of freed objects of other classes go as further objects get some")
    func sweeping() {
        weak var value: Value?
        do {
            let owner = Plain(), made = Value()
            value = made
            objc_setAssociatedObject(owner, key, made, .OBJC_ASSOCIATION_RETAIN)
        }
        var others: [Plain] = []
        for _ in 0..<1000 {
            let other = Plain()
            others.append(other)
            objc_setAssociatedObject(other, key, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(value == nil)
    }

    @Test("a closure is kept as an object, as blocks of Objective-C are, and other values keep their bits")
    func blocks() {
        var words: [String] = []
        let closure: (String) -> Void = { words.append($0) }
        let view = UIView()
        objc_setAssociatedObject(
            view, key, unsafeBitCast(closure, to: AnyObject.self), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        let kept = objc_getAssociatedObject(view, key) as AnyObject?
        unsafeBitCast(kept, to: ((String) -> Void).self)("rose")
        #expect(words == ["rose"])
        #expect(unsafeBitCast(1.0, to: UInt64.self) == 0x3FF0_0000_0000_0000)
    }
}
