import Geometry
import UIKitCore

extension Arrangement {
    /// Brings the layout's size within its limits, transforms and mirrors the subviews.
    mutating func finish() {
        size.vertical = limitOwn(size.vertical, .vertical)
        size.horizontal = limitOwn(size.horizontal, .horizontal)
        transformCenters()
        if isRightToLeft {
            for item in items {
                guard let start = item.start.horizontal else { continue }
                item.start.horizontal = size.horizontal - start - item.length.horizontal
            }
        }
        if items.isEmpty, !settings.zeroPadding {
            for axis in Axis.allCases where ownSize[axis].isWrap { size[axis] -= padding(axis) }
        }
    }

    private func transformCenters() {
        guard !settings.transform.isIdentity else { return }
        let middle = CGPoint(x: size.horizontal / 2, y: size.vertical / 2)
        for item in items {
            guard let x = item.start.horizontal, let y = item.start.vertical else { continue }
            let center = CGPoint(
                x: x + item.length.horizontal / 2 - middle.x, y: y + item.length.vertical / 2 - middle.y
            ).applying(settings.transform)
            item.start.horizontal = center.x + middle.x - item.length.horizontal / 2
            item.start.vertical = center.y + middle.y - item.length.vertical / 2
        }
    }

    /// Gives the subviews their frames.
    func applyFrames() {
        for item in items {
            if let frame = frame(of: item), !item.settings.hasNoLayout {
                item.view.viewLayout.give(frame.size, to: item.view)
                item.view.setUntransformedFrame(frame)
            }
            recordEstimate(of: item)
        }
        for view in layout.subviews {
            let state = view.viewLayout
            if state.bestTraits(for: sizeClass).item.visibility == .gone, !view.isHidden {
                view.bounds.size = .zero
            }
            let completion = state.completion
            state.completion = nil
            completion?(layout, view)
            state.item = nil
        }
    }

    /// Keeps the frames that the subviews would have.
    func recordEstimates() {
        for item in items {
            recordEstimate(of: item)
            item.view.viewLayout.item = nil
        }
    }

    private func recordEstimate(of item: LayoutItem) {
        if let frame = frame(of: item) { item.view.viewLayout.estimatedFrame = frame }
    }

    /// The rounded frame; nil where nothing places the subview.
    private func frame(of item: LayoutItem) -> CGRect? {
        guard let x = item.start.horizontal, let y = item.start.vertical else { return nil }
        let rect = CGRect(
            x: x, y: y, width: max(0, item.length.horizontal), height: max(0, item.length.vertical))
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
            return nil
        }
        return item.layout == nil ? rounding.originAndSize(of: rect) : rounding.edges(of: rect)
    }
}

extension UIView {
    /// Sets the frame that the view has before its transform.
    fileprivate func setUntransformedFrame(_ rect: CGRect) {
        if transform.isIdentity {
            if frame != rect { frame = rect }
        } else {
            bounds.size = rect.size
            center = CGPoint(
                x: rect.minX + rect.width * anchorPoint.x, y: rect.minY + rect.height * anchorPoint.y)
        }
    }
}
