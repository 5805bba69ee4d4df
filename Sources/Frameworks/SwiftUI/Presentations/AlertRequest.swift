import SwiftUICore

/// What an alert or a dialog says and offers.
struct AlertRequest {
    /// The title; nil for none.
    var title: Text?
    /// The message; nil for none.
    var message: (any View)?
    /// The buttons and fields; of none, an alert has one button.
    var actions: () -> any View
}
