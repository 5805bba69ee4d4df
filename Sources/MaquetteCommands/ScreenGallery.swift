public import Maquette

/// An executable of screens written in Swift, with the command line of `maquette`.
///
/// A type marked `@main` that lists its screens is all there is to it. Inputs on the command line are names
/// of screens; without any, all are rendered.
public protocol ScreenGallery {
    /// The screens, in the order they are rendered.
    static var screens: [Screen] { get }
}

extension ScreenGallery {
    /// Runs the command line.
    public static func main() { runCommandLine(screens: screens) }
}
