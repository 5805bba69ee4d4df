import SwiftUICore
import UIKit

/// What the content of a sheet says about its presentation.
struct SheetPreferences {
    /// The heights that the sheet rests at; empty for the large one.
    var detents: Set<PresentationDetent> = []
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
    /// Whether the user can act on what is behind the sheet.
    var backgroundInteraction: PresentationBackgroundInteraction = .automatic
    /// What a scroll gesture on the content does first.
    var contentInteraction: PresentationContentInteraction = .automatic
    /// How the presentation adapts to compact size classes.
    var horizontalAdaptation: PresentationAdaptation = .automatic
    /// How the presentation adapts to a compact height alone.
    var verticalAdaptation: PresentationAdaptation = .automatic

    /// Adds what views after the first ones, or around them, say.
    mutating func add(_ next: SheetPreferences) {
        if detents.isEmpty { (detents, selection) = (next.detents, next.selection) }
        if dragIndicator == .automatic { dragIndicator = next.dragIndicator }
        cornerRadius = cornerRadius ?? next.cornerRadius
        isDismissDisabled = isDismissDisabled || next.isDismissDisabled
        background = background ?? next.background
        if backgroundInteraction == .automatic { backgroundInteraction = next.backgroundInteraction }
        if contentInteraction == .automatic { contentInteraction = next.contentInteraction }
        if horizontalAdaptation == .automatic { horizontalAdaptation = next.horizontalAdaptation }
        if verticalAdaptation == .automatic { verticalAdaptation = next.verticalAdaptation }
    }
}

/// What the content of a sheet says about its presentation.
enum SheetPreferencesKey: PreferenceKey {
    static var defaultValue: SheetPreferences { SheetPreferences() }
    static func reduce(value: inout SheetPreferences, nextValue: () -> SheetPreferences) {
        value.add(nextValue())
    }
}

/// A view that says something about the sheet that it is in.
struct SheetModifier: ViewModifier {
    let change: (inout SheetPreferences) -> Void
    /// The detent whose changes the sheet follows; nil for none.
    var selection: Binding<PresentationDetent>?

    func body(content: Content) -> some View {
        // Reading the value makes the modifier depend on it.
        _ = selection?.wrappedValue
        var own = SheetPreferences()
        change(&own)
        return content.transformPreference(SheetPreferencesKey.self) { [own] in $0.add(own) }
    }
}
