extension RenderEnvironment {
    /// The classes that storyboards and nibs may name; at first none.
    public var interfaceClasses: InterfaceClasses {
        get { self[ClassesSlot.self] }
        set {
            self[ClassesSlot.self] = newValue
            namedClasses = { newValue[$0] }
            extensionMethods = newValue.extensionMethods
        }
    }

    /// Makes the reader of storyboards and nibs; nil where no files are read.
    package var makeInterfaceLoader: (@Sendable () -> any InterfaceLoading)? {
        get { self[LoaderSlot.self] }
        set { self[LoaderSlot.self] = newValue }
    }
}

private enum ClassesSlot: EnvironmentSlot {
    static func defaultValue(in _: RenderEnvironment) -> InterfaceClasses { InterfaceClasses() }
}

private enum LoaderSlot: EnvironmentSlot {
    static func defaultValue(in _: RenderEnvironment) -> (@Sendable () -> any InterfaceLoading)? { nil }
}
