import Maquette
import UIKit

/// A view controller or view, shown to take a snapshot.
struct SnapshotScreen {
    var config: ViewImageConfig
    /// The size instead of that of the conditions.
    var size: CGSize?
    /// The traits in addition to those of the conditions.
    var traits: UITraitCollection

    /// Returns the image of a controller.
    func picture(of controller: UIViewController) -> SnapshotPicture {
        do {
            return SnapshotPicture(try show(controller, to: .picture))
        } catch {
            return SnapshotPicture(problem: error.message)
        }
    }

    /// Returns the image of a controller that is made within the render.
    func picture(making make: @escaping () -> UIViewController) -> SnapshotPicture {
        do {
            // Without a size, what the controller shows is measured in the conditions first.
            let known = size ?? config.size
            let shown: CGSize
            if let known { shown = known } else { shown = try fittingSize(making: make) }
            return SnapshotPicture(try render(making: make, in: try variant(shown), to: .picture))
        } catch {
            return SnapshotPicture(problem: error.message)
        }
    }

    /// Returns the ideal size of a controller's view in the conditions, in points.
    private func fittingSize(
        making make: @escaping () -> UIViewController
    ) throws(GoldenUnavailable) -> CGSize {
        var size = CGSize.zero
        // Chosen: the container is larger than what a test shows; the ideal size does not depend on it.
        let variant = try variant(CGSize(width: 1000, height: 1000))
        nonisolated(unsafe) var shown: UIViewController?  // It is used in this task alone.
        _ = try render(
            making: {
                let controller = make()
                shown = controller
                return controller
            }, in: variant, to: .layout,
            atRest: {
                guard let view = shown?.view else { return }
                size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            })
        return size
    }

    /// Returns the image of a view.
    func picture(of view: UIView) -> SnapshotPicture {
        do {
            return SnapshotPicture(try show(view, to: .picture))
        } catch {
            return SnapshotPicture(problem: error.message)
        }
    }

    /// Returns the text of the views of a controller.
    func description(of controller: UIViewController) -> String {
        do {
            var text = ""
            _ = try show(controller, to: .layout) { text = ViewDescription.text(of: controller.view) }
            return text
        } catch {
            return error.message
        }
    }

    /// Returns the text of a view and those in it.
    func description(of view: UIView) -> String {
        do {
            var text = ""
            _ = try show(view, to: .layout) { text = ViewDescription.text(of: view) }
            return text
        } catch {
            return error.message
        }
    }

    private func show(
        _ controller: UIViewController, to stage: RenderStage, atRest body: () -> Void = {}
    ) throws(GoldenUnavailable) -> RenderedScreen {
        let size = size ?? config.size ?? controller.view.frame.size
        return try render(controller, in: try variant(size), to: stage, atRest: body)
    }

    private func show(
        _ view: UIView, to stage: RenderStage, atRest body: () -> Void = {}
    ) throws(GoldenUnavailable) -> RenderedScreen {
        let frame = view.frame
        let isEmpty = frame.width == 0 || frame.height == 0
        let size =
            if let given = self.size { given } else { isEmpty ? try fittingSize(of: view) : frame.size }
        let host = UIViewController()
        // It has the size of the screen from the start, so that flexible sizes of the view stay as they are.
        let root = UIView(frame: CGRect(origin: .zero, size: size))
        host.view = root
        root.addSubview(view)
        view.frame = CGRect(origin: .zero, size: size)
        let edges =
            view.translatesAutoresizingMaskIntoConstraints
            ? []
            : [
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: size.width),
                view.heightAnchor.constraint(equalToConstant: size.height),
            ]
        NSLayoutConstraint.activate(edges)
        defer {
            NSLayoutConstraint.deactivate(edges)
            view.removeFromSuperview()
            view.frame = frame
        }
        return try render(host, in: try variant(size), to: stage, atRest: body)
    }

    /// Returns the size that the constraints of a view or its content give it, with the traits and the scale of the
    /// render, as it stands on a screen of the usual size.
    private func fittingSize(of view: UIView) throws(GoldenUnavailable) -> CGSize {
        let host = UIViewController(), root = UIView(), frame = view.frame
        host.view = root
        root.addSubview(view)
        defer {
            view.removeFromSuperview()
            view.frame = frame
        }
        let screen = DeviceTable.standard.size(in: .portrait)
        let usual = try variant(CGSize(width: screen.width, height: screen.height))
        var result = CGSize.zero
        _ = try render(host, in: usual, to: .layout) {
            if view.bounds.width == 0 || view.bounds.height == 0 { view.sizeToFit() }
            result = view.bounds.size
            guard result.width == 0 || result.height == 0 else { return }
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            if result.width == 0 { result.width = fitting.width }
            if result.height == 0 { result.height = fitting.height }
        }
        return result
    }

    private func render(
        _ controller: UIViewController, in variant: Variant, to stage: RenderStage,
        atRest body: () -> Void
    ) throws(GoldenUnavailable) -> RenderedScreen {
        var renderer = try renderer
        return renderer.render(controller, in: variant, to: stage, at: SnapshotDelay.seconds, atRest: body)
    }

    private func render(
        making make: @escaping () -> UIViewController, in variant: Variant, to stage: RenderStage,
        atRest body: () -> Void = {}
    ) throws(GoldenUnavailable) -> RenderedScreen {
        var renderer = try renderer
        return renderer.render(making: make, in: variant, to: stage, at: SnapshotDelay.seconds, atRest: body)
    }

    private var renderer: Renderer {
        get throws(GoldenUnavailable) {
            switch sharedSession {
            case .success(let opened): return Renderer(session: opened)
            case .failure(let error): throw GoldenUnavailable(message: error.diagnostic.description)
            }
        }
    }

    // MARK: Conditions

    /// The conditions for a size.
    private func variant(_ size: CGSize) throws(GoldenUnavailable) -> Variant {
        if let problem = config.problem { throw GoldenUnavailable(message: problem) }
        let traits = UITraitCollection(traitsFrom: [config.traits, traits])
        var variant = Variant()
        if let known = config.device, self.size == nil {
            (variant.device, variant.orientation) = (known.profile, known.orientation)
        } else {
            variant.device = try device(of: size, scale: Double(traits.displayScale))
        }
        adapt(&variant, to: traits)
        return variant
    }

    private func device(of size: CGSize, scale: Double) throws(GoldenUnavailable) -> DeviceProfile {
        guard size.width > 0, size.height > 0 else {
            throw GoldenUnavailable(
                message:
                    "the size of the view is \(size.width)x\(size.height); give its size: .image(size: …)")
        }
        let area = config.safeArea
        let scale = scale > 0 ? scale : DeviceTable.standard.scale
        let name =
            "\(size.width)x\(size.height)@\(scale)"
            + (area == .zero ? "" : "+\(area.top)+\(area.left)+\(area.bottom)+\(area.right)")
        do throws(DeviceNameError) {
            return try DeviceTable.profile(named: name)
        } catch {
            throw GoldenUnavailable(message: "\(error)")
        }
    }

    private func adapt(_ variant: inout Variant, to traits: UITraitCollection) {
        if traits.userInterfaceStyle == .dark { variant.appearance = .dark }
        if let size = TextSize(traits.preferredContentSizeCategory) { variant.textSize = size }
        switch traits.layoutDirection {
        case .leftToRight: variant.direction = .leftToRight
        case .rightToLeft: variant.direction = .rightToLeft
        case .unspecified: break
        }
        if traits.displayScale > 0 { variant.device.display.scale = Double(traits.displayScale) }
        switch traits.userInterfaceIdiom {
        case .pad: variant.device.display.idiom = .pad
        case .phone: variant.device.display.idiom = .phone
        default: break
        }
        for metrics in [\DisplayClass.portrait, \DisplayClass.landscape] {
            if let horizontal = SizeClass(traits.horizontalSizeClass) {
                variant.device.display[keyPath: metrics].sizeClasses.horizontal = horizontal
            }
            if let vertical = SizeClass(traits.verticalSizeClass) {
                variant.device.display[keyPath: metrics].sizeClasses.vertical = vertical
            }
        }
    }
}

extension SizeClass {
    fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}
