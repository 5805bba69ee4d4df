import Foundation

extension View {
    /// Returns the view, which produces a value for those around it instead of what its own views produce.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modified(
            by: PreferenceModification<K> { _, _ in
                var values = PreferenceValues<K>()
                values.add(value)
                return values
            })
    }

    /// Returns the view, whose views' value is changed for those around it.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modified(
            by: PreferenceModification<K> { _, inner in
                var value = inner.combined, values = PreferenceValues<K>()
                callback(&value)
                values.add(value)
                return values
            })
    }

    /// Returns the view, which produces a value of one of its places.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modified(
            by: PreferenceModification<K> { node, _ in
                var values = PreferenceValues<K>()
                values.add(transform(Anchor(value, of: node.firstElement)))
                return values
            })
    }

    /// Returns the view, whose views' value is changed by one of its places.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modified(
            by: PreferenceModification<K> { node, inner in
                var combined = inner.combined, values = PreferenceValues<K>()
                transform(&combined, Anchor(value, of: node.firstElement))
                values.add(combined)
                return values
            })
    }

    /// Returns the view with an action for changes of the value that its views produce.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modified(by: PreferenceChangeModification<K>(action: action))
    }

    /// Returns the view with one in front of it that depends on the value that its views produce.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { modified(by: .dependent(on: key, isInFront: true, alignment, transform)) }

    /// Returns the view with one behind it that depends on the value that its views produce.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View { modified(by: .dependent(on: key, isInFront: false, alignment, transform)) }
}

extension ViewModification where Self == SecondaryModification {
    /// Returns a secondary view that depends on the value that the primary's views produce.
    fileprivate static func dependent<K: PreferenceKey, V: View>(
        on key: K.Type, isInFront: Bool, _ alignment: Alignment, _ transform: @escaping (K.Value) -> V
    ) -> SecondaryModification {
        let content = SecondaryContent.dependent { primary in
            var values = PreferenceValues<K>()
            primary.collect(K.self, into: &values)
            return transform(values.combined)
        }
        return SecondaryModification(
            isInFront: isInFront, alignment: alignment, extendedEdges: [], secondary: content)
    }
}

extension Anchor {
    /// Creates the anchor of a place of an element.
    init(_ source: Source, of element: LayoutElement?) {
        self.init { [weak element] origin in source.value(element?.frame ?? .zero, origin) }
    }
}
