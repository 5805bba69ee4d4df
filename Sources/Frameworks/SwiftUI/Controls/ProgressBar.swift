import Foundation
import SwiftUICore
import UIKit

/// A progress bar of UIKit's.
struct ProgressBar: UIViewRepresentable {
    let fraction: Double
    let color: SwiftUICore.Color?

    var reportedName: String { "UIProgressView" }

    func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

    func updateUIView(_ view: UIProgressView, context: Context) {
        view.progress = Float(fraction)
        view.progressTintColor = (color ?? context.environment.tintColor).map { UIColor($0) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
    }
}

/// An activity indicator of UIKit's.
struct ActivityIndicator: UIViewRepresentable {
    let color: SwiftUICore.Color?

    var reportedName: String { "UIActivityIndicatorView" }

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }

    /// Source: components.md: 20 points, of large controls 37.
    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        let size = context.environment.controlSize
        view.style = size == .large || size == .extraLarge ? .large : .medium
        view.color = (color ?? context.environment.tintColor).map { UIColor($0) }
    }

    func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
    ) -> CGSize? { uiView.intrinsicContentSize }
}
