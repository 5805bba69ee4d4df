public import CoreGraphics
public import Foundation
public import SwiftUICore
public import UIKitCore

extension Image {
    /// The orientation of an image.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        /// A value that indicates the original pixel data matches the image's intended display orientation.
        case up
        /// A value that indicates a horizontal flip of the image from the orientation of its original pixel data.
        case upMirrored
        /// A value that indicates a 180° rotation of the image from the orientation of its original pixel data.
        case down
        /// A value that indicates a vertical flip of the image from the orientation of its original pixel data.
        case downMirrored
        /// A value that indicates a 90° counterclockwise rotation from the orientation of its original pixel data.
        case left
        /// A value that indicates a 90° clockwise rotation and horizontal flip of the image.
        case leftMirrored
        /// A value that indicates a 90° clockwise rotation of the image from the orientation of its original pixel data.
        case right
        /// A value that indicates a 90° counterclockwise rotation and horizontal flip of the image.
        case rightMirrored

        fileprivate var platform: UIImage.Orientation {
            switch self {
            case .up: .up
            case .upMirrored: .upMirrored
            case .down: .down
            case .downMirrored: .downMirrored
            case .left: .left
            case .leftMirrored: .leftMirrored
            case .right: .right
            case .rightMirrored: .rightMirrored
            }
        }
    }

    /// Creates a labeled image based on a Core Graphics image instance, usable as content for views.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation, label: Text) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.platform))
    }

    /// Creates an unlabeled, decorative image based on a Core Graphics image instance.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: orientation.platform))
    }

    /// Initializes an image of the given size, with contents provided by a custom rendering closure.
    ///
    /// - Parameters:
    ///   - size: The size of the newly-created image.
    ///   - label: The label associated with the image.
    ///   - opaque: A Boolean value that indicates whether the image is fully opaque.
    ///   - colorMode: The working color space and storage format of the image.
    ///   - renderer: A closure to draw the contents of the image.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void
    ) {
        let canvas = Canvas { context, _ in renderer(&context) }.frame(width: size.width, height: size.height)
        let images = ImageRenderer(content: canvas)
        images.scale = EnvironmentValues().displayScale
        images.isOpaque = opaque
        self.init(uiImage: images.uiImage ?? UIImage())
    }
}
