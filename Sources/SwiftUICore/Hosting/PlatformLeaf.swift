public import Foundation

/// A view of another framework among SwiftUI's: it is measured, placed and kept in order here, and drawn there.
///
/// Public because the protocols of representable views, which apps adopt, refine `PlatformLeafView`; module SwiftUI alone
/// implements it.
public protocol PlatformLeaf: AnyObject {
    /// Returns the size for a proposal, in points.
    func size(for proposal: ProposedViewSize) -> CGSize
    /// The distances of the first and last baselines from the top edge for a size, in points; nil without text.
    func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)?
    /// Called after layout with the frame on pixels, in points of the host.
    func place(in frame: CGRect)
    /// Called when the view leaves.
    func remove()
}
