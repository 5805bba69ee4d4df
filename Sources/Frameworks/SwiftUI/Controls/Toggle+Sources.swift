public import Foundation
public import SwiftUICore

extension Toggle where Label == Text {
    /// Creates a toggle representing a collection of values that generates its label from a localized string key.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(titleKey) } }

    /// Creates a toggle representing a collection of values that generates its label from a string.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { Text(title) } }
}

extension Toggle where Label == SwiftUICore.Label<Text, Image> {
    /// Creates a toggle representing a collection of values with a label of a localized string key and a system image.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(titleKey, systemImage: systemImage) } }

    /// Creates a toggle representing a collection of values with a label of a string and a system image.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { SwiftUICore.Label(title, systemImage: systemImage) } }
}
