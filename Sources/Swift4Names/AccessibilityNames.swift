// swift-format-ignore-file: AlwaysUseLowerCamelCase
//
// The traits of accessibility elements by the names that Swift 4.2 has changed.

public import UIKitCore

/// `UIAccessibilityTraits.none`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.none")
public let UIAccessibilityTraitNone = UIAccessibilityTraits.none
/// `UIAccessibilityTraits.button`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.button")
public let UIAccessibilityTraitButton = UIAccessibilityTraits.button
/// `UIAccessibilityTraits.link`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.link")
public let UIAccessibilityTraitLink = UIAccessibilityTraits.link
/// `UIAccessibilityTraits.header`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.header")
public let UIAccessibilityTraitHeader = UIAccessibilityTraits.header
/// `UIAccessibilityTraits.searchField`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.searchField")
public let UIAccessibilityTraitSearchField = UIAccessibilityTraits.searchField
/// `UIAccessibilityTraits.image`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.image")
public let UIAccessibilityTraitImage = UIAccessibilityTraits.image
/// `UIAccessibilityTraits.selected`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.selected")
public let UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
/// `UIAccessibilityTraits.playsSound`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.playsSound")
public let UIAccessibilityTraitPlaysSound = UIAccessibilityTraits.playsSound
/// `UIAccessibilityTraits.keyboardKey`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.keyboardKey")
public let UIAccessibilityTraitKeyboardKey = UIAccessibilityTraits.keyboardKey
/// `UIAccessibilityTraits.staticText`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.staticText")
public let UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText
/// `UIAccessibilityTraits.summaryElement`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.summaryElement")
public let UIAccessibilityTraitSummaryElement = UIAccessibilityTraits.summaryElement
/// `UIAccessibilityTraits.notEnabled`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.notEnabled")
public let UIAccessibilityTraitNotEnabled = UIAccessibilityTraits.notEnabled
/// `UIAccessibilityTraits.updatesFrequently`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.updatesFrequently")
public let UIAccessibilityTraitUpdatesFrequently = UIAccessibilityTraits.updatesFrequently
/// `UIAccessibilityTraits.startsMediaSession`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.startsMediaSession")
public let UIAccessibilityTraitStartsMediaSession = UIAccessibilityTraits.startsMediaSession
/// `UIAccessibilityTraits.adjustable`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.adjustable")
public let UIAccessibilityTraitAdjustable = UIAccessibilityTraits.adjustable
/// `UIAccessibilityTraits.allowsDirectInteraction`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.allowsDirectInteraction")
public let UIAccessibilityTraitAllowsDirectInteraction = UIAccessibilityTraits.allowsDirectInteraction
/// `UIAccessibilityTraits.causesPageTurn`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.causesPageTurn")
public let UIAccessibilityTraitCausesPageTurn = UIAccessibilityTraits.causesPageTurn
/// `UIAccessibilityTraits.tabBar`, as Swift 4.0 names it.
@available(swift, obsoleted: 4.2, renamed: "UIAccessibilityTraits.tabBar")
public let UIAccessibilityTraitTabBar = UIAccessibilityTraits.tabBar

/// Adds traits to others, which are numbers in Swift 4.0.
@available(swift, obsoleted: 4.2, message: "use UIAccessibilityTraits.formUnion(_:)")
public func |= (traits: inout UIAccessibilityTraits, others: UIAccessibilityTraits) {
    traits.formUnion(others)
}

/// Returns traits and others, which are numbers in Swift 4.0.
@available(swift, obsoleted: 4.2, message: "use UIAccessibilityTraits.union(_:)")
public func | (traits: UIAccessibilityTraits, others: UIAccessibilityTraits) -> UIAccessibilityTraits {
    traits.union(others)
}

/// Keeps of traits those that others have too; they are numbers in Swift 4.0.
@available(swift, obsoleted: 4.2, message: "use UIAccessibilityTraits.formIntersection(_:)")
public func &= (traits: inout UIAccessibilityTraits, others: UIAccessibilityTraits) {
    traits.formIntersection(others)
}

/// Returns the traits that others lack; they are numbers in Swift 4.0.
@available(swift, obsoleted: 4.2, message: "use UIAccessibilityTraits.subtract(_:)")
public prefix func ~ (traits: UIAccessibilityTraits) -> UIAccessibilityTraits {
    UIAccessibilityTraits(rawValue: ~traits.rawValue)
}
