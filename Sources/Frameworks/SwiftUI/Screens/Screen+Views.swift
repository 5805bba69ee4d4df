public import Maquette
public import SwiftUICore

extension Screen {
    /// Creates a screen of a SwiftUI view, which a hosting controller shows.
    ///
    ///     Screen("card") { InvoiceCard() }
    ///
    /// - Parameters:
    ///   - name: The first part of every output's name.
    ///   - content: Makes the view, once for every picture.
    public init<Content: View>(_ name: String, @ViewBuilder content: @escaping @Sendable () throws -> Content)
    {
        self.init(name, make: { UIHostingController(rootView: try content()) })
    }

    /// Creates a screen of a SwiftUI view with states.
    ///
    /// - Parameters:
    ///   - name: The first part of every output's name.
    ///   - states: The names of its states, in order.
    ///   - content: Makes the view in the named state; nil stands for the initial state.
    public init<Content: View>(
        _ name: String, states: [String],
        @ViewBuilder content: @escaping @Sendable (_ state: String?) throws -> Content
    ) {
        self.init(name, states: states, make: { UIHostingController(rootView: try content($0)) })
    }
}
