import SwiftUICore
import UIKit

/// What the content of a sheet says about its presentation.
struct SheetPreferences {
    /// The heights that the sheet rests at; empty for the large one.
    var detents: [PresentationDetent] = []
    /// The height that the sheet rests at now; nil for the first.
    var selection: Binding<PresentationDetent>?
    /// Whether the sheet has a grabber.
    var dragIndicator: Visibility = .automatic
    /// The radius of the sheet's corners in points; nil for that of the system.
    var cornerRadius: CGFloat?
    /// Whether the user cannot dismiss the sheet.
    var isDismissDisabled = false
    /// What is behind the content; nil for that of the system.
    var background: (any View)?

    /// Adds what views after the first ones, or around them, say.
    mutating func add(_ next: SheetPreferences) {
        if detents.isEmpty { (detents, selection) = (next.detents, next.selection) }
        if dragIndicator == .automatic { dragIndicator = next.dragIndicator }
        cornerRadius = cornerRadius ?? next.cornerRadius
        isDismissDisabled = isDismissDisabled || next.isDismissDisabled
        background = background ?? next.background
    }

    /// Gives the presentation of a page what its content says.
    func apply(to page: PageController) {
        page.isModalInPresentation = isDismissDisabled
        if let background = background as? SwiftUICore.Color {
            page.hostingView.backgroundColor = UIColor(background)
        }
        guard let sheet = page.sheetPresentationController else { return }
        let next = detents.map(\.platformDetent)
        if !next.isEmpty, next.map(\.identifier) != sheet.detents.map(\.identifier) { sheet.detents = next }
        let selected = selection?.wrappedValue.platformDetent.identifier
        if let selected, selected != sheet.selectedDetentIdentifier {
            sheet.selectedDetentIdentifier = selected
        }
        // A sheet of several heights shows its grabber.
        sheet.prefersGrabberVisible =
            dragIndicator == .automatic ? detents.count > 1 : dragIndicator == .visible
        if let cornerRadius { sheet.preferredCornerRadius = cornerRadius }
    }
}

/// What the content of a sheet says about its presentation.
enum SheetPreferencesKey: PreferenceKey {
    static var defaultValue: SheetPreferences { SheetPreferences() }
    static func reduce(value: inout SheetPreferences, nextValue: () -> SheetPreferences) {
        value.add(nextValue())
    }
}
