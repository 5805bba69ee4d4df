public import Foundation
public import SwiftUICore
import UIKit

/// A type that represents a height where a sheet naturally rests.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable, Sendable {
        case medium
        case large
        case fraction(CGFloat)
        case height(CGFloat)
    }

    private let height: Height

    /// The system detent for a sheet that's approximately half the height of the screen.
    public static let medium = PresentationDetent(height: .medium)
    /// The system detent for a sheet at full height.
    public static let large = PresentationDetent(height: .large)
    /// A custom detent with the specified fractional height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }
    /// A custom detent with the specified height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .height(height))
    }

    /// The detent of UIKit's.
    var platformDetent: UISheetPresentationController.Detent {
        switch height {
        case .medium: return .medium()
        case .large: return .large()
        case .fraction(let fraction):
            return .custom(identifier: .init("fraction.\(fraction)")) { $0.maximumDetentValue * fraction }
        case .height(let height):
            return .custom(identifier: .init("height.\(height)")) { min(height, $0.maximumDetentValue) }
        }
    }

    /// The order of heights in a set, which has none of its own.
    var order: CGFloat {
        switch height {
        case .medium: 0.5
        case .large: 1
        case .fraction(let fraction): fraction
        case .height(let height): height / 1000
        }
    }
}

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
