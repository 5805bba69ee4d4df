package import Diagnostics

/// A Swift source of an iOS app.
package struct SourceFile: Sendable {
    /// The path as the user wrote it, which messages and the compiler name.
    package var path: String
    /// The text in UTF-8.
    package var bytes: [UInt8]

    /// Creates a source.
    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// What the sources of an app become.
package struct PortedSources: Sendable {
    /// The texts in the order of the sources; nil for one that is left out.
    package var texts: [[UInt8]?]
    /// The source of the list of classes.
    package var registry: String
    /// What could not be carried over, in the order of the sources.
    package var diagnostics: [Diagnostic]
    /// The declarations that are left out of each source, in the order of the sources.
    package var omitted: [[OmittedCode]] = []
    /// The classes that storyboards may name, in the order of the sources.
    package var classes: [PortedClass] = []
    /// The classes of the sources and of the modules that they import, for modules that import this one.
    package var moduleClasses = ModuleClasses()

    /// The first line of all ported sources, which nobody formats.
    static let header = "// swift-format-ignore-file\n"
}

/// A class of the sources.
package struct PortedClass: Hashable, Sendable {
    /// The name, with those of the types around it, as in `Outer.Inner`.
    package var name: String
    /// The path of the source that declares it.
    package var file: String
    /// Whether it is a view or a view controller, as far as the sources show.
    package var isShown = false

    /// Creates a class.
    ///
    /// - Parameters:
    ///   - name: The name, with those of the types around it.
    ///   - file: The path of the source that declares it.
    ///   - isShown: Whether it is a view or a view controller.
    package init(name: String, file: String, isShown: Bool = false) {
        (self.name, self.file, self.isShown) = (name, file, isShown)
    }
}
