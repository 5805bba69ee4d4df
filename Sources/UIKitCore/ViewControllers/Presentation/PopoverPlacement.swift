import Geometry

/// The frame of a popover and the tip of its arrow.
struct PopoverPlacement {
    /// The direction of the arrow.
    let direction: UIPopoverArrowDirection
    /// The frame with the arrow.
    let frame: CGRect
    /// The tip of the arrow in the frame.
    let tip: CGPoint
    /// The area of the content in the frame.
    let content: CGRect

    /// The height of the arrow and the length of its base, in points.
    ///
    /// Measured: pictures of popovers of iOS 13 and later.
    static let arrowHeight: CGFloat = 13, arrowBase: CGFloat = 26
    /// The radius of the corners. Measured: the same pictures.
    static let cornerRadius: CGFloat = 13

    /// Places a popover beside its source.
    ///
    /// - Parameters:
    ///   - source: The rectangle that the arrow points to.
    ///   - area: The area that the popover may cover.
    ///   - contentSize: The size of the content; reduced where there is not enough space.
    ///   - permitted: The directions that the arrow may have.
    init(source: CGRect, area: CGRect, contentSize: CGSize, permitted: UIPopoverArrowDirection) {
        func space(_ direction: UIPopoverArrowDirection) -> CGFloat {
            switch direction {
            case .up: area.maxY - source.maxY
            case .down: source.minY - area.minY
            case .left: area.maxX - source.maxX
            default: source.minX - area.minX
            }
        }
        func isVertical(_ direction: UIPopoverArrowDirection) -> Bool {
            direction == .up || direction == .down
        }
        func missing(_ direction: UIPopoverArrowDirection) -> CGFloat {
            let needed = (isVertical(direction) ? contentSize.height : contentSize.width) + Self.arrowHeight
            return max(0, needed - space(direction))
        }
        let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let allowed = all.filter { permitted.contains($0) }
        let direction = (allowed.isEmpty ? all : allowed).min { missing($0) < missing($1) } ?? .up
        let room = max(0, space(direction) - Self.arrowHeight)
        let size =
            isVertical(direction)
            ? CGSize(width: min(contentSize.width, area.width), height: min(contentSize.height, room))
            : CGSize(width: min(contentSize.width, room), height: min(contentSize.height, area.height))
        let x = max(area.minX, min(source.midX - size.width / 2, area.maxX - size.width)).rounded()
        let y = max(area.minY, min(source.midY - size.height / 2, area.maxY - size.height)).rounded()
        let arrow = Self.arrowHeight
        self.direction = direction
        switch direction {
        case .up:
            frame = CGRect(x: x, y: source.maxY, width: size.width, height: size.height + arrow)
            content = CGRect(x: 0, y: arrow, width: size.width, height: size.height)
            tip = CGPoint(x: source.midX - x, y: 0)
        case .down:
            frame = CGRect(
                x: x, y: source.minY - size.height - arrow, width: size.width, height: size.height + arrow)
            content = CGRect(origin: .zero, size: size)
            tip = CGPoint(x: source.midX - x, y: size.height + arrow)
        case .left:
            frame = CGRect(x: source.maxX, y: y, width: size.width + arrow, height: size.height)
            content = CGRect(x: arrow, y: 0, width: size.width, height: size.height)
            tip = CGPoint(x: 0, y: source.midY - y)
        default:
            frame = CGRect(
                x: source.minX - size.width - arrow, y: y, width: size.width + arrow, height: size.height)
            content = CGRect(origin: .zero, size: size)
            tip = CGPoint(x: size.width + arrow, y: source.midY - y)
        }
    }

    /// The outline of the arrow in the frame, with the tip kept clear of the corners.
    var arrowPath: CGPath {
        let path = UIBezierPath()
        let half = Self.arrowBase / 2, least = Self.cornerRadius + half
        switch direction {
        case .up, .down:
            let x = max(least, min(tip.x, frame.width - least))
            let base = direction == .up ? content.minY : content.maxY
            path.move(to: CGPoint(x: x - half, y: base))
            path.addLine(to: CGPoint(x: x, y: tip.y))
            path.addLine(to: CGPoint(x: x + half, y: base))
        default:
            let y = max(least, min(tip.y, frame.height - least))
            let base = direction == .left ? content.minX : content.maxX
            path.move(to: CGPoint(x: base, y: y - half))
            path.addLine(to: CGPoint(x: tip.x, y: y))
            path.addLine(to: CGPoint(x: base, y: y + half))
        }
        path.close()
        return path.cgPath
    }
}

/// The view of a popover: a rounded rectangle with an arrow.
final class PopoverView: UIView {
    /// The presented view.
    let content: UIView
    private let clip = UIView()
    private let arrow = CAShapeLayer()

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        // Chosen: by pictures of popovers.
        layer.shadowOpacity = 0.2
        layer.shadowRadius = 16
        layer.shadowOffset = CGSize(width: 0, height: 8)
        layer.addSublayer(arrow)
        clip.clipsToBounds = true
        clip.layer.cornerRadius = PopoverPlacement.cornerRadius
        clip.layer.cornerCurve = .continuous
        content.translatesAutoresizingMaskIntoConstraints = true
        clip.addSubview(content)
        addSubview(clip)
    }

    required init?(coder: NSCoder) { nil }

    /// Lays out the content and the arrow.
    func place(_ placement: PopoverPlacement, color: UIColor) {
        clip.frame = placement.content
        clip.backgroundColor = color
        if content.superview === clip { content.frame = clip.bounds }
        arrow.path = placement.arrowPath
        arrow.fillColor = color.resolvedColor(with: traitCollection).cgColor
    }
}
