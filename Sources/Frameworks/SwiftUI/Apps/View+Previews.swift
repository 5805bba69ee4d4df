public import Foundation
public import SwiftUICore

/// A size constraint for a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// Center the preview in a container the size of the device on which the preview is running.
    case device
    /// Fit the container to the size of the preview when offered the size of the device.
    case sizeThatFits
    /// Center the preview in a fixed size container.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A simulator device that runs a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The name of the device.
    public let rawValue: String
    /// Creates a preview device from a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a preview device from a name.
    public init(stringLiteral value: String) { rawValue = value }
}

/// The orientation of the interface from the user's perspective.
public struct InterfaceOrientation: Hashable, Sendable {
    private let name: String
    /// The device is in portrait mode, with the top of the device on top.
    public static let portrait = InterfaceOrientation(name: "portrait")
    /// The device is in portrait mode, but is upside down.
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    /// The device is in landscape mode, with the top of the device on the left.
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    /// The device is in landscape mode, with the top of the device on the right.
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

extension View {
    /// Overrides the size of the container for the preview: a fixed size is that of the view.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        let size: CGSize? =
            if case .fixed(let width, let height) = value { CGSize(width: width, height: height) } else {
                nil
            }
        return frame(width: size?.width, height: size?.height)
    }

    /// Sets a user visible name to show in the canvas for a preview; this has no effect here.
    public func previewDisplayName(_ value: String?) -> some View { self }

    /// Overrides the device for a preview; this has no effect here: renders are of the devices that they are asked for.
    public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Overrides the orientation of the preview; this has no effect here: renders are held as they are asked for.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
