public import CoreGraphics
public import Foundation
public import SwiftUICore
public import UIKit

/// An object that creates images from SwiftUI views.
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view that is rendered.
    public var content: Content
    /// The size that the view is proposed; its ideal size by default.
    public var proposedSize = ProposedViewSize.unspecified
    /// The pixels of the image per point; 1 by default.
    public var scale: CGFloat = 1
    /// Whether the image has no alpha; false by default.
    public var isOpaque = false

    /// Creates a renderer of a view.
    public init(content view: Content) { content = view }

    /// The image of the view at its size; nil for a view of no size.
    public var uiImage: UIImage? {
        let view = HostingView(content.environment(\.displayScale, scale))
        view.backgroundColor = isOpaque ? .black : nil
        view.usesSafeArea = false
        view.updateEnvironment()
        let size = view.graph.size(for: proposedSize)
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        view.frame = CGRect(origin: .zero, size: size)
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, isOpaque)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
    }

    /// The image of the view at its size; nil for a view of no size.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// Draws the view: a function is passed its size in points, and a function that draws it into a context.
    public func render(
        rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
    ) {
        guard let image = uiImage else { return }
        renderer(image.size) { context in
            if let pixels = image.cgImage {
                context.draw(pixels, in: CGRect(origin: .zero, size: image.size))
            }
        }
    }
}
