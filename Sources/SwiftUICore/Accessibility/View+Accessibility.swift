extension View {
    /// Returns the view with an identifier for tests and tools.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessible { values, _ in values.identifier = identifier }
    }

    /// Returns the view with an identifier for tests and tools, or not.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessible { values, _ in if isEnabled { values.identifier = identifier } }
    }

    /// Returns the view, hidden from assistive technologies or not.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        accessible { values, _ in values.isHidden = hidden }
    }

    /// Returns the view, hidden from assistive technologies or not, where this is enabled.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessible { values, _ in if isEnabled { values.isHidden = hidden } }
    }

    /// Returns the view with further traits.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { values, _ in values.traits.formUnion(traits) }
    }

    /// Returns the view without some traits.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        accessible { values, _ in values.removedTraits.formUnion(traits) }
    }

    /// Returns the view as one element of accessibility.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessible { values, _ in values.children = children }
    }

    /// Returns the view with a priority in the order of its siblings, the greatest first.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        accessible { values, _ in values.sortPriority = sortPriority }
    }

    /// Returns the view with names by which it can be addressed by voice.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessible { values, environment in values.inputLabels = inputLabels.map(environment.string) }
    }

    /// Returns the view with names by which it can be addressed by voice.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// Returns the view with names by which it can be addressed by voice.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Returns the view as a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessible { values, _ in values.headingLevel = Int(level.rawValue) }
    }

    // MARK: Actions

    /// Returns the view with an action of a kind.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        accessible { values, _ in values.actions.append(.init(kind: actionKind, name: nil, handler: handler))
        }
    }

    /// Returns the view with an action of a name.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessible { values, environment in
            values.actions.append(.init(kind: nil, name: environment.string(of: name), handler: handler))
        }
    }

    /// Returns the view with an action of a name.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(nameKey), handler) }

    /// Returns the view with an action of a name.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View { accessibilityAction(named: Text(name), handler) }

    /// Returns the view with an action whose name is that of a view's texts, which is not read here.
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessible { values, _ in values.actions.append(.init(kind: nil, name: nil, handler: action)) }
    }

    /// Returns the view; what actions of buttons would do has no effect here, where nothing performs them.
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        self
    }

    /// Returns the view, whose value can be adjusted.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        accessible { values, _ in
            values.actions.append(.init(kind: nil, name: "increment") { handler(.increment) })
            values.actions.append(.init(kind: nil, name: "decrement") { handler(.decrement) })
        }
    }

    /// Returns the view, which scrolls by an action; it has no effect here, where nothing performs it.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View { self }

    // MARK: Values without pictures

    /// Returns the view; what assistive technologies look at first has no effect here.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

    /// Returns the view; keeping its colors where colors are inverted has no effect here.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Returns the view; showing it larger while it is pressed has no effect here.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Returns the view; showing another one larger while it is pressed has no effect here.
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Returns the view; letting touches through to it has no effect here.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View
    {
        self
    }

    /// Returns the view; what kind of text it is has no effect here.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// Returns the view; a label for another one has no effect here.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
}

/// The kinds of text that assistive technologies read in ways of their own.
public struct AccessibilityTextContentType: Sendable {
    /// Text of no kind.
    public static let plain = AccessibilityTextContentType()
    /// Text of a console.
    public static let console = AccessibilityTextContentType()
    /// Names of files.
    public static let fileSystem = AccessibilityTextContentType()
    /// Messages of a conversation.
    public static let messaging = AccessibilityTextContentType()
    /// Stories and other prose.
    public static let narrative = AccessibilityTextContentType()
    /// Source code of programs.
    public static let sourceCode = AccessibilityTextContentType()
    /// Tables of numbers and texts.
    public static let spreadsheet = AccessibilityTextContentType()
    /// Documents of several pages.
    public static let wordProcessing = AccessibilityTextContentType()
}

/// The parts of a labeled pair.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label of the pair.
    case label
    /// What is labeled.
    case content
}
