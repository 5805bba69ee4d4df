import Scene
public import SwiftUICore
public import UIKitCore

extension SwiftUICore.Color {
    /// Creates a color of UIKit's, which is resolved in the environment of each view.
    public init(uiColor color: UIColor) { self.init(UIKitColor(color: color)) }
    /// Creates a color of UIKit's, which is resolved in the environment of each view.
    public init(_ color: UIColor) { self.init(uiColor: color) }
}

/// A color of UIKit's for SwiftUI.
struct UIKitColor: ColorProvider, CustomStringConvertible {
    let color: UIColor

    /// The components in the render's environment: those of an object would name its address.
    var description: String { resolved(in: EnvironmentValues()).description }

    func resolved(in environment: EnvironmentValues) -> SwiftUICore.Color.Resolved {
        SwiftUICore.Color.Resolved(color.color(in: environment.traitCollection))
    }
}

extension UIColor {
    /// Creates a color of SwiftUI's, which is resolved in each trait collection unless it has fixed components.
    public convenience init(_ color: SwiftUICore.Color) {
        if let components = color.fixedComponents {
            self.init(components.sceneColor)
            return
        }
        self.init { traits in
            var environment = EnvironmentValues()
            environment.adopt(traits)
            return UIColor(color.resolve(in: environment).sceneColor)
        }
    }
}
