import SwiftPorting

/// Sources that belong to an app's module here alone.
struct OtherSources {
    /// Those that stand for what the app's own services would have given.
    var stubs: [SourceFile] = []
    /// Those that list screens.
    var screens: [SourceFile] = []

    /// The names of the modules that they may import and the app's sources need not.
    var modules: [String] { screens.isEmpty ? [] : ["Maquette"] }
}
