public import Foundation
public import UIKit

/// How snapshots are stored and compared.
public struct Diffing<Value> {
    /// Returns the content of a golden's file.
    public var toData: (Value) -> Data
    /// Returns the snapshot in a golden's file.
    public var fromData: (Data) -> Value
    /// Returns how a snapshot differs from a golden, and files that show it; nil if it does not.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?
    /// How much of an image must be equal; nil if `diff` decides.
    var precision: ImagePrecision?

    /// Creates a comparison.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A file that shows a difference. XCTest has none on Linux, so that it is not shown.
public struct XCTAttachment: Sendable {
    /// The bytes of the file that is attached.
    public let data: Data
    /// The name of the file; nil for none.
    public var name: String?

    /// Creates a file.
    public init(data: Data, uniformTypeIdentifier identifier: String = "public.data") { self.data = data }
}

extension Diffing where Value == String {
    /// Texts by lines.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { SnapshotText.difference(expected: $0, actual: $1).map { ($0, []) } })
    }
}

extension Diffing where Value == UIImage {
    /// Images of which every pixel is the same.
    public static var image: Diffing { image() }

    /// Images of which so much is the same.
    ///
    /// - Parameters:
    ///   - precision: The share of pixels that must be the same, 0...1.
    ///   - perceptualPrecision: How much the same a pixel must be, 0...1: 0.98 and less allow a distance of
    ///     2 and more in the color space L*a*b*.
    ///   - scale: The pixels per point of a golden that is read; nil and 0 for those of the screen.
    /// - Returns: The comparison.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        let precision = ImagePrecision(share: precision, perceptual: perceptualPrecision)
        let scale = scale.flatMap { $0 > 0 ? $0 : nil } ?? UIScreen.main.scale
        var diffing = Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { UIImage(data: $0, scale: scale) ?? UIImage() },
            diff: { expected, actual in
                guard let expected = expected.cgImage?.pixmap, let actual = actual.cgImage?.pixmap,
                    precision.accepts(actual, expected: expected)
                else { return ("the pictures differ", []) }
                return nil
            })
        diffing.precision = precision
        return diffing
    }
}
