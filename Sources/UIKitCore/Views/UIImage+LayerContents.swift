package import Scene

extension UIImage: LayerContents, LayerPicture {
    package func picture(scale: CGFloat) -> any LayerPicture { self }

    package func commands(in bounds: CGRect, gravity: CALayerContentsGravity) -> [DrawCommand] {
        commands(in: bounds, mode: UIView.ContentMode(gravity), tint: nil)
    }
}

extension UIColor: AnimatedColor {
    package var animatedColor: Color { color(in: .current) }
}

extension UIView.ContentMode {
    /// The mode of a gravity; as in Core Animation, `top` in the name of a gravity is the bottom on screen.
    fileprivate init(_ gravity: CALayerContentsGravity) {
        switch gravity {
        case .resizeAspect: self = .scaleAspectFit
        case .resizeAspectFill: self = .scaleAspectFill
        case .center: self = .center
        case .top: self = .bottom
        case .bottom: self = .top
        case .left: self = .left
        case .right: self = .right
        case .topLeft: self = .bottomLeft
        case .topRight: self = .bottomRight
        case .bottomLeft: self = .topLeft
        case .bottomRight: self = .topRight
        default: self = .scaleToFill
        }
    }

    /// The gravity of the mode.
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .bottom
        case .bottom: .top
        case .left: .left
        case .right: .right
        case .topLeft: .bottomLeft
        case .topRight: .bottomRight
        case .bottomLeft: .topLeft
        case .bottomRight: .topRight
        }
    }
}
