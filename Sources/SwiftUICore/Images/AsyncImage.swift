import Diagnostics
public import Foundation
import RenderContext

/// A view that asynchronously loads and displays an image.
///
/// A render loads nothing from the network: the image stays in its first phase, and a diagnostic says so.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let content: (AsyncImagePhase) -> Content

    /// Creates an image from a URL with a view for each phase of loading; the scale in pixels per point.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { (self.url, self.content) = (url, content) }

    /// Creates an image from a URL with a view around it, and one that is shown before; the scale in pixels per point.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                content(image)
            } else {
                placeholder()
            }
        }
    }

    /// The view of the phase before anything was loaded.
    public var body: some View {
        content(.empty).onAppear {
            guard let url else { return }
            RenderEnvironment.current.report(
                Diagnostic(.swiftUIAsyncImage, "an AsyncImage shows its placeholder: \(url.absoluteString)"))
        }
    }
}

extension AsyncImage where Content == _AsyncImageContent {
    /// Creates an image from a URL, with a gray rectangle in its place before; the scale in pixels per point.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale, content: _AsyncImageContent.init)
    }
}

/// What an image from a URL shows without views of the app's own.
public struct _AsyncImageContent: View {
    let phase: AsyncImagePhase

    /// The image, or a rectangle in its place.
    ///
    /// Chosen: the color of system fills, as gray rectangles in pictures of iOS 15; confidence low.
    public var body: some View {
        if let image = phase.image {
            image
        } else {
            StyledArea(style: Color(SystemPaletteFill()))
        }
    }
}

/// The color of system fills.
private struct SystemPaletteFill: ColorProvider {
    func resolved(in environment: EnvironmentValues) -> Color.Resolved {
        SystemPalette.fill.resolved(in: environment)
    }
}

/// The current phase of the asynchronous image loading operation.
public enum AsyncImagePhase {
    /// No image is loaded.
    case empty
    /// An image was loaded.
    case success(Image)
    /// An image failed to load.
    case failure(any Error)

    /// The loaded image, if any.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error that occurred when attempting to load an image, if any.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
