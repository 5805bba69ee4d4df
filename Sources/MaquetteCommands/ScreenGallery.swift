public import Maquette

/// An executable that renders screens written in Swift, with the command line of `maquette`.
///
/// To create one, list the screens in a type marked `@main`. Inputs on the command line are names of screens;
/// without any, all screens are rendered.
public protocol ScreenGallery {
    /// The screens in rendering order.
    static var screens: [Screen] { get }
}

extension ScreenGallery {
    /// Runs the command line.
    public static func main() { runCommandLine(screens: screens) }
}
