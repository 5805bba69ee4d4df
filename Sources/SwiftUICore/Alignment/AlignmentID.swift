public import Foundation

/// A type of alignment guides.
public protocol AlignmentID {
    /// Returns the value of the guide in a view that does not set it, in points from its leading or top edge.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
