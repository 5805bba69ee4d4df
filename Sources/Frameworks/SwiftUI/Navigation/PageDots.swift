import Foundation
import SwiftUICore
import UIKit

/// A page control of UIKit's.
struct PageDots: UIViewRepresentable {
    let count: Int
    let index: Int
    let select: (Int) -> Void

    var reportedName: String { "UIPageControl" }

    func makeCoordinator() -> ActionTarget { ActionTarget() }

    func makeUIView(context: Context) -> UIPageControl {
        let view = UIPageControl()
        view.addAction(UIAction { [target = context.coordinator] _ in target.action() }, for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UIPageControl, context: Context) {
        (view.numberOfPages, view.currentPage) = (count, index)
        view.backgroundStyle = context.environment.pageIndexBackground.platformStyle
        context.coordinator.action = { [unowned view] in select(view.currentPage) }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPageControl, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}
