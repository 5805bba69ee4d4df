package import Devices
import Geometry
package import Scene
package import Typography

/// Draws what surrounds a screen: status bar, home indicator, display cutout, rounded corners and a plain
/// device frame. The artwork is original to this project; positions come from the device table.
package struct DeviceChrome {
    let device: DeviceProfile
    /// How it is held.
    private let orientation: DeviceOrientation
    /// Whether its appearance is dark.
    private let isDark: Bool
    /// What is drawn.
    private let parts: Parts
    /// Lays out the clock.
    let text: TextEngine
    /// The status bar style that the screen requests.
    private let statusBar: StatusBarStyle

    /// Parts of what surrounds a screen.
    package struct Parts: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// The clock and the signs at the top edge.
        package static let statusBar = Parts(rawValue: 1)
        /// The home indicator, the cutout and the rounded corners.
        package static let display = Parts(rawValue: 2)
        /// A plain device around the display, which makes the picture larger.
        package static let frame = Parts(rawValue: 4)
    }

    /// Creates the surroundings of a screen.
    ///
    /// - Parameters:
    ///   - parts: What is drawn.
    ///   - device: The device.
    ///   - orientation: How it is held.
    ///   - isDark: Whether its appearance is dark.
    ///   - statusBar: The status bar style that the screen requests.
    ///   - text: Lays out the clock.
    package init(
        _ parts: Parts, of device: DeviceProfile, orientation: DeviceOrientation, isDark: Bool,
        statusBar: StatusBarStyle = .automatic, text: TextEngine
    ) {
        (self.parts, self.device, self.orientation) = (parts, device, orientation)
        (self.isDark, self.statusBar, self.text) = (isDark, statusBar, text)
    }

    private var size: Size { device.size(in: orientation) }
    private var display: DisplayClass { device.display }
    private var isUpright: Bool { orientation == .portrait }
    /// The default color of status bar and home indicator: derived from the appearance, as on devices.
    private var ink: Color { isDark ? .white : .black }
    /// The color of the clock and the status symbols.
    var statusBarColor: Color {
        switch statusBar {
        case .automatic, .hidden: ink
        case .light: .white
        case .dark: .black
        }
    }

    /// The width of the device frame between the display and its outer edge, in points. Chosen: close to the
    /// borders of phones.
    private static let bezel = 14.0

    /// Returns the screen with its surroundings. A device frame makes the list larger.
    package func surround(_ list: DisplayList) -> DisplayList {
        guard !parts.isEmpty else { return list }
        var commands = list.commands
        if parts.contains(.statusBar), statusBar != .hidden {
            commands +=
                StatusBar(chrome: self, size: size, display: display, isUpright: isUpright).commands
        }
        if parts.contains(.display) {
            commands += homeIndicator + cutout
            let shape = RoundedRect(
                Rect(origin: .zero, size: size), radius: display.cornerRadius, curve: .continuous)
            if !shape.isSquare { commands = [.push(.clip(shape))] + commands + [.pop] }
        }
        guard parts.contains(.frame) else { return DisplayList(size: list.size, commands: commands) }
        return framed(commands)
    }

    /// The home indicator at the bottom edge.
    private var homeIndicator: [DrawCommand] {
        guard let indicator = display.homeIndicator else { return [] }
        let width = isUpright ? indicator.portraitWidth : indicator.landscapeWidth
        let bar = Rect(
            x: (size.width - width) / 2, y: size.height - indicator.bottomGap - indicator.height,
            width: width,
            height: indicator.height)
        return [.draw(.fillRoundedRect(RoundedRect(bar, radius: indicator.height / 2), .color(ink)))]
    }

    /// The camera cutout. In landscape the device is rotated with its top to the left.
    private var cutout: [DrawCommand] {
        guard let cutout = display.cutout else { return [] }
        let middle = display.size.width / 2
        let box = Rect(
            x: middle - cutout.width / 2, y: cutout.top, width: cutout.width, height: cutout.height)
        let outline: Path
        switch cutout.kind {
        case .island: outline = RoundedRect(box, radius: cutout.cornerRadius).path
        case .notch: outline = DeviceChrome.notch(box, radius: cutout.cornerRadius)
        }
        // A quarter turn counterclockwise: the top edge becomes the left edge.
        let turn = AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: display.size.width)
        return [.draw(.fillPath(isUpright ? outline : outline.applying(turn), .nonZero, .color(.black)))]
    }

    /// Returns a notch at the top edge, joined to it by small concave shoulders.
    private static func notch(_ box: Rect, radius: Double) -> Path {
        let shoulder = 6.0
        let body = RoundedRect(
            Rect(minX: box.minX, minY: box.minY - radius, maxX: box.maxX, maxY: box.maxY), radius: radius)
        func hollow(_ x: Double, _ way: Double) -> [Path.Element] {
            [
                .move(Point(x: x + way * shoulder, y: box.minY)),
                .quadratic(
                    control: Point(x: x, y: box.minY), end: Point(x: x, y: box.minY + shoulder)),
                .line(Point(x: x, y: box.minY)), .close,
            ]
        }
        // Both shoulders have the winding direction of the body, so that the nonzero fill joins them.
        return Path(body.path.elements + hollow(box.minX, -1) + hollow(box.maxX, 1).reversedWinding)
    }

    /// Returns the screen in a plain two-tone device frame on a transparent background.
    private func framed(_ commands: [DrawCommand]) -> DisplayList {
        let bezel = DeviceChrome.bezel, rim = 2.0
        let hasButton = display.homeIndicator == nil
        // Devices with a home button have wide borders above and below the display.
        let buttonMargin = hasButton ? 84.0 : 0
        let extra =
            isUpright
            ? Insets(top: buttonMargin, left: 0, bottom: buttonMargin, right: 0)
            : Insets(top: 0, left: buttonMargin, bottom: 0, right: buttonMargin)
        let edge = Insets(all: bezel + rim) + extra
        let outer = Rect(
            x: 0, y: 0, width: size.width + edge.horizontal, height: size.height + edge.vertical)
        let radius = max(display.cornerRadius + bezel, hasButton ? 48 : 24)
        var body: [DrawCommand] = [
            .draw(
                .fillRoundedRect(
                    RoundedRect(outer, radius: radius + rim, curve: .continuous), .color(Color(white: 0.36)))),
            .draw(
                .fillRoundedRect(
                    RoundedRect(outer.inset(by: Insets(all: rim)), radius: radius, curve: .continuous),
                    .color(Color(white: 0.07)))),
        ]
        if hasButton {
            let center =
                isUpright
                ? Point(x: outer.midX, y: outer.maxY - rim - buttonMargin / 2 - bezel / 2)
                : Point(x: outer.maxX - rim - buttonMargin / 2 - bezel / 2, y: outer.midY)
            let ring = Rect(x: center.x - 26, y: center.y - 26, width: 52, height: 52)
            body.append(
                .draw(.fillBorder(RoundedRect(ring, radius: 26), width: 2, .color(Color(white: 0.36)))))
        }
        let move = AffineTransform.translation(x: edge.left, y: edge.top)
        let screen = RoundedRect(Rect(origin: .zero, size: size))
        body += [.push(.transform(move)), .push(.clip(screen))] + commands + [.pop, .pop]
        return DisplayList(size: outer.size, commands: body)
    }
}

extension [Path.Element] {
    /// The same outline (a move, a curve, a line and a close) with the opposite winding direction.
    fileprivate var reversedWinding: [Path.Element] {
        guard count == 4, case .move(let start) = self[0], case .quadratic(let control, let end) = self[1],
            case .line(let corner) = self[2]
        else { return self }
        return [.move(corner), .line(end), .quadratic(control: control, end: start), .close]
    }
}
