/// A list of screens written in Swift.
///
/// A type marked `@main` is an executable with the command line of `maquette`, if it imports `MaquetteCommands`: inputs on
/// the command line are names of screens; without any, all screens are rendered.
/// In the folder that `screens` of an app names in `.maquette.yaml`, it lists screens that are shown with the app's own
/// classes.
public protocol ScreenGallery {
    /// The screens in rendering order.
    static var screens: [Screen] { get }
}
