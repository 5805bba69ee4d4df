/// The context in which a custom detent resolves its height.
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
    /// The traits of the sheet's container.
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent in points, without the safe area at the bottom.
    var maximumDetentValue: CGFloat { get }
}

final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat

    init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat) {
        self.containerTraitCollection = containerTraitCollection
        self.maximumDetentValue = maximumDetentValue
    }
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
    public final class Detent: NSObject {
        /// The name of a detent.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The raw value, which matches Apple's.
            public let rawValue: String
            /// Creates an identifier from its name.
            public init(rawValue: String) { self.rawValue = rawValue }
            /// Creates an identifier from its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }
            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All of the screen below the status bar.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The identifier, unique among the detents of a sheet.
        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns a detent of about half of the screen.
        ///
        /// Chosen: half of the large detent.
        public static func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }

        /// Returns a detent of all of the screen below the status bar.
        public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent of a height of its own.
        ///
        /// - Parameters:
        ///   - identifier: The name; nil for a unique one.
        ///   - resolver: Returns the height in points without the safe area at the bottom; nil for the largest.
        /// - Returns: The detent.
        public static func custom(
            identifier: Identifier? = nil,
            resolver:
                @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            Detent(identifier ?? Identifier("custom.\(RenderContext.current.makeNumber())"), resolver)
        }

        /// Returns the height in points without the safe area at the bottom.
        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext)
            -> CGFloat?
        { resolver(context) }
    }
}
