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
        case custom(ObjectIdentifier)
    }

    private let height: Height
    private let customHeight: (@Sendable (Context) -> CGFloat?)?

    private init(_ height: Height, _ customHeight: (@Sendable (Context) -> CGFloat?)? = nil) {
        (self.height, self.customHeight) = (height, customHeight)
    }

    /// The system detent for a sheet that's approximately half the height of the screen.
    public static let medium = PresentationDetent(.medium)
    /// The system detent for a sheet at full height.
    public static let large = PresentationDetent(.large)
    /// A custom detent with the specified fractional height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(.fraction(fraction))
    }
    /// A custom detent with the specified height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(.height(height))
    }
    /// A custom detent with a calculated height.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
    }

    /// Whether both detents are the same height.
    public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool {
        lhs.height == rhs.height
    }
    /// Hashes the height.
    public func hash(into hasher: inout Hasher) { hasher.combine(height) }

    /// Information that you use to calculate the presentation's height.
    @dynamicMemberLookup public struct Context {
        /// The height that the presentation appears in, in points.
        public let maxDetentValue: CGFloat
        private let environment = EnvironmentValues()

        init(maxDetentValue: CGFloat) { self.maxDetentValue = maxDetentValue }

        /// The value of the environment at a key path, as it is outside of all views.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
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
        case .custom(let type):
            let customHeight = customHeight
            return .custom(identifier: .init("custom.\(type.hashValue)")) { context in
                customHeight?(Context(maxDetentValue: context.maximumDetentValue))
            }
        }
    }
}

/// The definition of a custom detent with a calculated height.
public protocol CustomPresentationDetent {
    /// The information that the height is calculated from.
    typealias Context = PresentationDetent.Context
    /// Calculates and returns a height; nil where the detent is not there.
    static func height(in context: Context) -> CGFloat?
}
