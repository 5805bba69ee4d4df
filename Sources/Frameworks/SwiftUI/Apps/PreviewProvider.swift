public import SwiftUICore

/// A type that produces view previews in Xcode.
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The previews of the provider.
    @ViewBuilder static var previews: Previews { get }
}
