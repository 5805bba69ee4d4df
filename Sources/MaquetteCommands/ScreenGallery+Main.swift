public import Maquette

extension ScreenGallery {
    /// Runs the command line.
    public static func main() { runCommandLine(screens: screens) }
}
