import UIKit

/// Strategies for adapting a presentation to a different size class.
public struct PresentationAdaptation: Hashable, Sendable {
    private let name: String
    /// Use the default presentation adaptation.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// Don't adapt for the size class, if possible.
    public static let none = PresentationAdaptation(name: "none")
    /// Prefer a popover appearance when adapting for size classes.
    public static let popover = PresentationAdaptation(name: "popover")
    /// Prefer a sheet appearance when adapting for size classes.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// Prefer a full-screen-cover appearance when adapting for size classes.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The kinds of interaction available to views behind a presentation.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic
        case enabled(upThrough: PresentationDetent?)
        case disabled
    }

    private let kind: Kind
    /// The default background interaction for the presentation.
    public static let automatic = PresentationBackgroundInteraction(kind: .automatic)
    /// People can interact with the view behind a presentation.
    public static let enabled = PresentationBackgroundInteraction(kind: .enabled(upThrough: nil))
    /// People can't interact with the view behind a presentation.
    public static let disabled = PresentationBackgroundInteraction(kind: .disabled)
    /// People can interact with the view behind a presentation up through a specified detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(kind: .enabled(upThrough: detent))
    }

    /// The largest detent at which what is behind is not dimmed; nil for none.
    func limit(
        among detents: [UISheetPresentationController.Detent]
    ) -> UISheetPresentationController.Detent.Identifier? {
        switch kind {
        case .automatic, .disabled: nil
        case .enabled(let limit): limit?.platformDetent.identifier ?? detents.last?.identifier
        }
    }
}

/// A behavior that you can use to influence how a presentation responds to swipe gestures.
public struct PresentationContentInteraction: Hashable, Sendable {
    private let name: String
    /// The default swipe behavior for the presentation.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// A behavior that prioritizes resizing a presentation when swiping, over scrolling the content.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// A behavior that prioritizes scrolling the content when swiping, over resizing the presentation.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
