import SwiftUICore

/// The content of a page or a sheet, which is made inside it: the page changes with the state that its closure reads.
struct DeferredContent {
    /// Makes the content.
    let content: () -> any View

    /// The view of the content.
    var view: any View { AppliedStyle(self) { $0.content() } }
}
