import SwiftUICore
import UIKit

/// What connects the presentation of a page with what its content says about it.
final class SheetConnection: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
    private unowned let page: PageController
    private var preferences = SheetPreferences()
    private var isShown: Bool { page.presentingViewController != nil }

    init(_ page: PageController) { self.page = page }

    /// Gives the presentation what the content says now.
    func update() {
        preferences = page.hostingView.graph.preference(SheetPreferencesKey.self)
        page.isModalInPresentation = preferences.isDismissDisabled
        updateBackground()
        let presentation = page.presentationController
        if presentation?.delegate !== self { presentation?.delegate = self }
        if let popover = page.popoverPresentationController {
            let size = page.hostingView.intrinsicContentSize
            if page.preferredContentSize != size { page.preferredContentSize = size }
            update(popover.adaptiveSheetPresentationController)
        } else if let sheet = page.sheetPresentationController {
            update(sheet)
        }
    }

    private func updateBackground() {
        let view = page.hostingView, background = preferences.background
        view.backgroundContent = background
        let color: UIColor? = background == nil ? .systemBackground : nil
        if view.backgroundColor != color { view.backgroundColor = color }
    }

    private func update(_ sheet: UISheetPresentationController) {
        let context = OrderingContext(page)
        let next = preferences.detents.map(\.platformDetent).sorted {
            ($0.resolvedValue(in: context) ?? 0) < ($1.resolvedValue(in: context) ?? 0)
        }
        if !next.isEmpty, next.map(\.identifier) != sheet.detents.map(\.identifier) { sheet.detents = next }
        updateSelection(of: sheet)
        // A sheet of several heights shows its grabber.
        let indicator = preferences.dragIndicator
        let hasGrabber = indicator == .automatic ? next.count > 1 : indicator == .visible
        if sheet.prefersGrabberVisible != hasGrabber { sheet.prefersGrabberVisible = hasGrabber }
        if sheet.preferredCornerRadius != preferences.cornerRadius {
            sheet.preferredCornerRadius = preferences.cornerRadius
        }
        let undimmed = preferences.backgroundInteraction.limit(among: sheet.detents)
        if sheet.largestUndimmedDetentIdentifier != undimmed {
            sheet.largestUndimmedDetentIdentifier = undimmed
        }
        sheet.prefersScrollingExpandsWhenScrolledToEdge = preferences.contentInteraction != .scrolls
    }

    /// Moves the sheet to the selected height: at once before it is shown, and after the layout that goes on now.
    private func updateSelection(of sheet: UISheetPresentationController) {
        guard let selected = selectedHeight(of: sheet) else { return }
        guard isShown else { return sheet.selectedDetentIdentifier = selected }
        RenderContext.current.eventLoop.schedule { [weak self, weak sheet] in
            guard let sheet, let selected = self?.selectedHeight(of: sheet) else { return }
            sheet.animateChanges { sheet.selectedDetentIdentifier = selected }
        }
    }

    /// The height that the binding selects; nil where the sheet is at it, or does not have it.
    private func selectedHeight(
        of sheet: UISheetPresentationController
    ) -> UISheetPresentationController.Detent.Identifier? {
        let selected = preferences.selection?.wrappedValue.platformDetent.identifier
        guard selected != sheet.selectedDetentIdentifier else { return nil }
        return sheet.detents.first { $0.identifier == selected }?.identifier
    }

    /// Gives the binding the height to which the user has moved the sheet.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        let identifier = sheetPresentationController.selectedDetentIdentifier
        let detent = preferences.detents.first { $0.platformDetent.identifier == identifier }
        guard let detent, let selection = preferences.selection, selection.wrappedValue != detent else {
            return
        }
        selection.wrappedValue = detent
    }

    /// Source: Apple's documentation of `presentationCompactAdaptation(horizontal:vertical:)`.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        let isNarrow = traitCollection.horizontalSizeClass == .compact
        let adaptation = isNarrow ? preferences.horizontalAdaptation : preferences.verticalAdaptation
        switch adaptation {
        case .none, .popover: return .none
        case .sheet: return .pageSheet
        case .fullScreenCover: return .fullScreen
        default: return controller.adaptivePresentationStyle(for: traitCollection)
        }
    }
}

/// The context in which the heights of a sheet are put in order.
private final class OrderingContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(_ page: PageController) {
        containerTraitCollection = page.traitCollection
        // Chosen: the screen's height; it decides only the order.
        maximumDetentValue = UIScreen.main.bounds.height
    }
}
