package import UIKitCore

/// The storyboards and nibs that code names.
package struct CodeInterfaces: Sendable {
    /// The folders in which, or in whose folders of a language, the files are.
    package internal(set) var folders: [String] = []
    /// The classes in the files, by name.
    package internal(set) var classes = InterfaceClasses()
}
