import Devices
import Geometry
import Scene
import Typography

/// The status bar at the top edge: 9:41, full signal, full battery.
struct StatusBar {
    let chrome: DeviceChrome
    let size: Size
    let display: DisplayClass
    let isUpright: Bool

    private var height: Double {
        display.metrics(in: isUpright ? .portrait : .landscape).statusBarHeight
    }

    /// The status bar; empty in orientations that have none.
    ///
    /// Chosen: sizes and positions by eye from public mock-ups; the symbols are drawn for this project.
    var commands: [DrawCommand] {
        guard height > 0 else { return [] }
        if let cutout = display.cutout, isUpright { return aroundCutout(cutout) }
        return onOneLine
    }

    /// Lays out the time to the left of the cutout and the symbols to the right, centered on one line.
    private func aroundCutout(_ cutout: DisplayCutout) -> [DrawCommand] {
        let ear = (size.width - cutout.width) / 2
        let middle = cutout.kind == .island ? cutout.top + cutout.height / 2 : height / 2 + 2
        // The areas next to a notch are narrow and have smaller symbols.
        let scale = min(1, (ear - 12) / 82), signs = 74 * scale
        let left = size.width - ear / 2 - signs / 2 - 4 * scale
        return time(size: 17 * min(1, scale * 1.05), centre: Point(x: ear / 2 + 4 * scale, y: middle))
            + bars(at: Point(x: left, y: middle), scale: 1.15 * scale)
            + waves(at: Point(x: left + 24 * scale, y: middle), scale: 1.15 * scale)
            + battery(at: Point(x: left + 47 * scale, y: middle), scale: 1.08 * scale)
    }

    /// Lays out signal at the left, time in the center and battery at the right; on iPad the time is at the
    /// left.
    private var onOneLine: [DrawCommand] {
        let middle = height / 2
        let isPad = display.idiom == .pad
        let clock = Point(x: isPad ? 32 : size.width / 2, y: middle)
        let signal = isPad ? size.width - 76 : 6
        return time(size: 12, centre: clock)
            + (isPad ? [] : bars(at: Point(x: signal, y: middle), scale: 0.9))
            + waves(at: Point(x: signal + (isPad ? 24 : 20), y: middle), scale: 0.9)
            + battery(at: Point(x: size.width - 31, y: middle), scale: 0.95)
    }

    private func time(size points: Double, centre: Point) -> [DrawCommand] {
        let style = TextStyle(font: .system(size: points, weight: .semibold), color: chrome.statusBarColor)
        let layout = chrome.text.layout(AttributedText("9:41", style: style))
        // Digits are 0.7 of the font size high; their middle is on the center line.
        let top = centre.y + points * 0.352 - layout.firstBaseline
        return layout.commands(
            at: Point(x: centre.x - layout.size.width / 2, y: top),
            displayScale: chrome.device.scale)
    }

    /// Returns four signal bars of increasing height, 17 wide.
    private func bars(at left: Point, scale: Double) -> [DrawCommand] {
        (0..<4).map { index in
            let height = (4 + 2.2 * Double(index)) * scale, width = 3 * scale
            let bar = Rect(
                x: left.x + Double(index) * 4.7 * scale, y: left.y + 5.3 * scale - height, width: width,
                height: height)
            return .draw(
                .fillRoundedRect(RoundedRect(bar, radius: 0.9 * scale), .color(chrome.statusBarColor)))
        }
    }

    /// Returns three Wi-Fi waves, 15 wide: rings around a point at the bottom, clipped to a 90° wedge.
    private func waves(at left: Point, scale: Double) -> [DrawCommand] {
        let foot = Point(x: left.x + 7.6 * scale, y: left.y + 5.2 * scale), reach = 11.2 * scale
        let wedge = Path([
            .move(foot), .line(Point(x: foot.x - reach, y: foot.y - reach)),
            .line(Point(x: foot.x + reach, y: foot.y - reach)), .close,
        ])
        var commands: [DrawCommand] = [.push(.clipPath(wedge, .nonZero))]
        for (radius, width) in [(10.4, 2.0), (6.7, 2.0), (3.2, 3.2)] {
            let outer = radius * scale
            let box = Rect(x: foot.x - outer, y: foot.y - outer, width: 2 * outer, height: 2 * outer)
            commands.append(
                .draw(
                    .fillBorder(
                        RoundedRect(box, radius: outer), width: width * scale, .color(chrome.statusBarColor))
                ))
        }
        return commands + [.pop]
    }

    /// Returns a full battery, 25 wide including its cap.
    private func battery(at left: Point, scale: Double) -> [DrawCommand] {
        let box = Rect(x: left.x, y: left.y - 5.75 * scale, width: 23 * scale, height: 11.5 * scale)
        let fill = box.inset(by: Insets(all: 2 * scale))
        let cap = Rect(x: box.maxX + scale, y: left.y - 2 * scale, width: 1.4 * scale, height: 4 * scale)
        let pale = chrome.statusBarColor.multipliedAlpha(by: 0.4)
        return [
            .draw(.fillBorder(RoundedRect(box, radius: 3.6 * scale), width: scale, .color(pale))),
            .draw(.fillRoundedRect(RoundedRect(fill, radius: 2 * scale), .color(chrome.statusBarColor))),
            .draw(
                .fillRoundedRect(
                    RoundedRect(
                        cap,
                        radii: .init(
                            topLeft: 0, topRight: 1.3 * scale, bottomRight: 1.3 * scale, bottomLeft: 0)),
                    .color(pale))),
        ]
    }
}
