import Constraints
import Devices
import Geometry
import ScreenFiles
import UIKit

/// What Xcode's canvas takes from a root view for bars and edges, and the margins it gives.
///
/// Measured: all figures here, over the constraints and frames of public storyboards and xibs, by device and
/// by the version of the tools that saved the file.
struct CanvasConventions {
    /// The facts of the file.
    let canvas: SceneCanvas
    /// The device; nil for the square without one.
    let model: DeviceProfile?
    /// The extent of the root view.
    let size: Size

    private var tools: Int { canvas.toolsVersion }
    private var orientation: DeviceOrientation { canvas.isLandscape ? .landscape : .portrait }
    private var hasHomeButton: Bool { model.map { $0.display.cutout == nil } ?? true }

    /// Pixels a point: the device's; without one whole points until Xcode 7 and halves since.
    var scale: Double { model?.scale ?? (tools < 11_000 ? 1 : 2) }

    // MARK: Safe area

    /// The safe area's insets.
    var safeArea: Insets {
        guard !canvas.isCell, !isSmallStandalone else { return .zero }
        let sides = hasHomeButton || !canvas.isLandscape ? 0 : edge(\.left)
        return Insets(top: top, left: sides, bottom: bottom, right: sides) * (isDoubled ? 2 : 1)
    }

    /// A xib's view that is not as wide as a device with a home button lies below no status bar.
    private var isSmallStandalone: Bool {
        canvas.isStandalone && hasHomeButton
            && (size.width != screen.width || size.height < screen.height / 2)
    }

    /// Xcode 16 took this device's edges off twice.
    private var isDoubled: Bool {
        canvas.deviceID == "retina6_1" && tools >= 24_000 && !canvas.isInNavigation
    }

    private func edge(_ side: KeyPath<Insets, Double>) -> Double {
        model?.safeArea(in: orientation)[keyPath: side] ?? 0
    }

    /// The device's extent; without one, of the screens of its time the one that the root fills.
    private var screen: Size {
        if let model { return model.size(in: orientation) }
        let heights: [Double: [Double]] = [320: [480, 568], 375: [667], 414: [736], 768: [1024]]
        let candidates = heights[size.width] ?? []
        let whole = candidates.first { [0, 44, 49, 64, 108, 113].contains($0 - size.height) }
        return Size(
            width: size.width, height: whole ?? candidates.first { $0 >= size.height } ?? size.height)
    }

    private var statusBar: Double {
        if canvas.statusBar == .none, tools < 13_000 { return 0 }
        guard hasHomeButton else {
            guard !canvas.isLandscape else { return edge(\.top) }
            if tools < 21_000 { return 44 }
            return canvas.deviceID == "retina5_9" ? 50 : edge(\.top)
        }
        // Xcode 11 to 14 drew none on these.
        return (15_000..<21_600).contains(tools) ? 0 : model.map { _ in edge(\.top) } ?? 20
    }

    private var navigationBar: Double {
        guard canvas.topBar != .none,
            canvas.isInNavigation || canvas.topBar == .shown || canvas.topBar == .tall
        else { return 0 }
        if isSheet { return 56 }
        let isPad = model?.idiom == .pad && tools >= 14_000
        return (isPad ? 50 : 44) + (canvas.topBar == .tall ? 30 : 0) + (canvas.hasLargeTitle ? 52 : 0)
    }

    /// Since Xcode 11 a scene that is presented is drawn as a sheet, a little lower than the screen.
    private var isSheet: Bool {
        let rest = screen.height - size.height
        return tools >= 15_000 && !canvas.isStandalone && size.width == screen.width
            && rest >= 20 && rest <= 60 && rest != navigationBarAlone
    }

    private var navigationBarAlone: Double { 44 }

    private var bottomBar: Double {
        switch canvas.bottomBar {
        case .shown, .tall: canvas.isToolbar && tools < 15_000 ? 44 : 49
        case .inferred: canvas.isInTabs ? 49 : 0
        case .none: 0
        }
    }

    private var top: Double {
        if canvas.isOpaqueTopBar { return 0 }
        let bar = navigationBar
        if isSheet { return bar }
        let rest = screen.height - size.height
        // The root begins below bars that nothing shows through.
        if !canvas.isFreeform, bar > 0, rest >= bar, rest <= statusBar + bar + 60 { return 0 }
        return statusBar + bar
    }

    private var bottom: Double {
        let reaches = size.height == screen.height || isSheet || canvas.isStandalone
        let isAboveBar = bottomBar > 0 && screen.height - size.height >= statusBar + navigationBar + bottomBar
        return (reaches ? edge(\.bottom) : 0) + (isAboveBar ? 0 : bottomBar)
    }

    // MARK: Margins

    /// The least left and right margin of the root view.
    var rootMargin: Double { size.width < 400 ? 16 : 20 }

    /// The margins of a table view's cell of a width, whose table may be the root view of a controller.
    func cellMargins(width: Double, isInRootTable: Bool) -> Insets {
        guard tools >= 13_000 else { return Insets(all: 8) }
        let vertical: Double = tools < 24_000 ? 11 : 15
        let device = screen.width
        let side: Double
        if tools >= 17_000 {
            side = device < 393 ? 16 : 20
        } else if isInRootTable || width >= 600 {
            side = width < 400 ? 16 : 20
        } else {
            side = 15
        }
        return Insets(top: vertical, left: side, bottom: vertical, right: side)
    }

    // MARK: Text

    /// The reader's text size that text styles were drawn for: Xcode 6 and the first 7 took medium, and
    /// Xcode 12.5 to 13 the smallest; systems' default else.
    var contentSizeCategory: UIContentSizeCategory {
        if tools < 9_000 { return .medium }
        return (18_000..<21_000).contains(tools) ? .extraSmall : .large
    }

    /// Whether the canvas drew the system font of iOS 9 and 10, as Xcode 7 and 8 did.
    var hasSystemFontOfIOS10: Bool { (7_000..<13_000).contains(tools) }

    // MARK: Controls

    /// Whether the file was saved by tools that draw the controls of iOS 26.
    private var isOfXcode26: Bool { (24_000..<32_000).contains(tools) }

    /// Lets segmented controls be as wide as when the file was saved, and labels break their lines as then:
    /// until Xcode 11, iOS 13, without care for a single last word.
    func measureAsThen(_ view: UIView) {
        if let control = view as? UISegmentedControl { control.measuresAsBeforeIOS13 = tools < 15_000 }
        if let label = view as? UILabel, tools < 17_000 { label.lineBreakStrategy = [] }
    }

    /// The size a control had of its own in the system that the tools of the file drew with, where that
    /// differs from today's; nil for today's.
    func ownSize(of element: Element, in superelement: Element) -> (width: CGFloat?, height: CGFloat?)? {
        switch element.origin?.tag {
        case "textField" where tools < 15_000 && element.choice("borderStyle") == "roundedRect": (nil, 30)
        case "segmentedControl" where tools < 15_000: (nil, 28)
        case "progressView" where tools < 17_000: (nil, 2)
        case "switch": isOfXcode26 ? (61, 28) : (49, 31)
        case "slider": (nil, isOfXcode26 ? 34 : 30)
        case "searchBar" where tools < 13_000: (nil, 44)
        case "searchBar" where isOfXcode26: (nil, 64)
        case "pickerView" where tools < 7_000: (nil, 162)
        case "pageControl" where tools < 18_000: (CGFloat(16 * element.pageCount - 9), 37)
        // A toolbar at the lower edge of a screen with a home indicator is as high as a tab bar.
        case "toolbar": (nil, safeArea.bottom > 0 && element.isAtBottom(of: superelement) ? 49 : 44)
        case "tabBar": (nil, 49)
        case "navigationBar": (nil, 44)
        // On the canvas an empty view in a stack has a size where nothing decides it: views of 240 points
        // in centred columns; 128 is the height of a view that is new there.
        case "view" where element.subviews.isEmpty:
            (element.constrains(.width) ? nil : 240, element.constrains(.height) ? nil : 128)
        default: nil
        }
    }
}

extension Element {
    /// Whether a constraint ties the lower edges together.
    fileprivate func isAtBottom(of superelement: Element) -> Bool {
        superelement.constraints.contains { declaration in
            guard case .linear(let linear) = declaration.rule, let second = linear.second else {
                return false
            }
            let sides = [linear.first, second]
            return sides.allSatisfy { $0.attribute == .bottom } && sides.contains { $0.elementID == id }
                && sides.contains { $0.elementID == superelement.id }
        }
    }

    /// Whether a constraint listed at the view decides one of its lengths.
    fileprivate func constrains(_ attribute: LayoutAttribute) -> Bool {
        constraints.contains { declaration in
            guard case .linear(let linear) = declaration.rule else { return false }
            return [linear.first, linear.second].contains {
                $0?.elementID == id && $0?.attribute == attribute
            }
        }
    }

    /// How many pages a page control has.
    fileprivate var pageCount: Int {
        guard case .integer(let count)? = attributes.last(where: { $0.name == "numberOfPages" })?.value
        else { return 1 }
        return max(1, count)
    }
}

extension Insets {
    fileprivate static func * (insets: Insets, factor: Double) -> Insets {
        Insets(
            top: insets.top * factor, left: insets.left * factor, bottom: insets.bottom * factor,
            right: insets.right * factor)
    }
}
