import Foundation
import Testing

@testable import UIKitCore

/// Points, insets and matrices in archives.
@Suite struct GeometryCodingTests {
    // Source: the texts of `NSCoder.string(for:)` in Apple's documentation.
    @Test func codersKeepGeometry() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(CGPoint(x: 1.5, y: -2), forKey: "point")
        archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
        archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
        archiver.encode(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), forKey: "matrix")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(coder.decodeCGPoint(forKey: "point") == CGPoint(x: 1.5, y: -2))
        #expect(coder.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(coder.decodeUIEdgeInsets(forKey: "insets").right == 4)
        #expect(coder.decodeCGAffineTransform(forKey: "matrix").ty == 6)
        #expect(coder.decodeCGPoint(forKey: "none") == .zero)
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.string(for: UIOffset(horizontal: 1, vertical: 2)) == "{1, 2}")
    }
}
