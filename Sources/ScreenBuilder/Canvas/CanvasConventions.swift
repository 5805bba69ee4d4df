import Constraints
import Devices
import Geometry
import ScreenDocuments
import UIKitCore

/// What Xcode's canvas takes from a root view for bars and edges, and the margins and sizes it gives: the rules
/// of `CanvasRules` for one scene.
struct CanvasConventions {
    /// The facts of the file.
    let canvas: SceneCanvas
    /// The device; nil for the square without one.
    let model: DeviceProfile?
    /// The extent of the root view.
    let size: Size
    /// What rules ask.
    private let subject: CanvasSubject

    /// The conventions for a scene.
    init(canvas: SceneCanvas, model: DeviceProfile?, size: Size) {
        (self.canvas, self.model, self.size) = (canvas, model, size)
        subject = CanvasSubject(
            release: XcodeRelease(toolsVersion: canvas.toolsVersion), deviceID: canvas.deviceID,
            hasHomeButton: model.map { $0.display.cutout == nil } ?? true, isPad: model?.idiom == .pad,
            isLandscape: canvas.isLandscape)
    }

    private func points(_ rules: [CanvasRule<Double>]) -> Double { subject.value(of: rules) ?? 0 }

    private var orientation: DeviceOrientation { canvas.isLandscape ? .landscape : .portrait }

    /// Pixels a point: the device's, or what the canvas takes without one.
    var scale: Double { model?.scale ?? subject.value(of: CanvasRules.scale) ?? 1 }

    // MARK: Safe area

    /// The safe area's insets.
    var safeArea: Insets {
        guard !canvas.isCell, !isSmallStandalone, !isPartOfScreen else { return .zero }
        return Insets(top: top, left: side, bottom: bottom, right: side)
    }

    /// What the housing of the sensors takes from the left and the right edge.
    private var side: Double {
        guard !subject.hasHomeButton, canvas.isLandscape else { return 0 }
        return subject.value(of: CanvasRules.sideHousing) ?? edge(\.left)
    }

    /// How many times the status bar and the home indicator are subtracted.
    private var edgeCount: Double {
        size == screen ? subject.value(of: CanvasRules.edgeCount) ?? 1 : 1
    }

    /// A xib's view that is not as wide as a device with a home button is below no status bar.
    private var isSmallStandalone: Bool {
        canvas.isStandalone && subject.hasHomeButton
            && (size.width != screen.width || size.height < screen.height / 2)
    }

    /// Whether the scene covers a part of the screen and touches none of its edges: it is narrower than the screen
    /// and embedded in a container view, or on a device with a home button a popover or a widget.
    private var isPartOfScreen: Bool {
        guard size.width != screen.width else { return false }
        let isWidget =
            canvas.isFreeform && size.height < screen.height / 2 && navigationBar == 0
            && subject.value(of: CanvasRules.freeWidgets) ?? false
        return canvas.isEmbedded || (canvas.isPopover || isWidget) && subject.hasHomeButton
    }

    /// Whether the root view has a free size at least as wide as the screen, and is lower than it.
    private var isFreeAndLow: Bool {
        (canvas.isFreeform || canvas.isStandalone) && !isSheet && size.width >= screen.width
            && size.height < screen.height
    }

    private func edge(_ side: KeyPath<Insets, Double>) -> Double {
        let isUpright = subject.value(of: CanvasRules.portraitInsetsInLandscape) ?? false
        return model?.safeArea(in: isUpright ? .portrait : orientation)[keyPath: side] ?? 0
    }

    /// The device's extent; without one, of the screens of its time the one that the root fills.
    private var screen: Size {
        if let model { return model.size(in: orientation) }
        let candidates = CanvasRules.screenHeights[size.width] ?? []
        let whole = candidates.first { CanvasRules.barHeights.contains($0 - size.height) }
        return Size(
            width: size.width, height: whole ?? candidates.first { $0 >= size.height } ?? size.height)
    }

    private var statusBar: Double {
        let hidden = canvas.statusBar == .none ? subject.value(of: CanvasRules.hiddenStatusBar) : nil
        switch hidden ?? subject.value(of: CanvasRules.statusBar) ?? .ofDevice {
        case .height(let height): return height
        case .ofDevice: return model.map { _ in edge(\.top) } ?? CanvasRules.statusBarWithoutDevice
        }
    }

    private var navigationBar: Double {
        guard canvas.topBar != .none,
            canvas.isInNavigation || canvas.topBar == .shown || canvas.topBar == .tall
        else { return 0 }
        let hasLargeTitle = canvas.hasLargeTitle && !canvas.beginsWithScrollView
        if isSheet {
            return points(CanvasRules.sheetNavigationBar)
                + (hasLargeTitle ? points(CanvasRules.sheetLargeTitle) : 0)
        }
        return points(CanvasRules.navigationBar)
            + (canvas.topBar == .tall ? points(CanvasRules.prompt) : 0)
            + (hasLargeTitle ? points(CanvasRules.largeTitle) : 0)
    }

    /// Whether the scene is drawn as a sheet, a little lower than the screen but not by a navigation bar.
    private var isSheet: Bool {
        guard let gap = subject.value(of: CanvasRules.sheetGap), !canvas.isStandalone else { return false }
        let rest = screen.height - size.height
        return size.width == screen.width && gap.contains(rest) && rest != CanvasRules.barWithoutStatusBar
    }

    private var bottomBar: Double {
        switch canvas.bottomBar {
        case .shown, .tall: points(canvas.isToolbar ? CanvasRules.toolbar : CanvasRules.tabBar)
        case .inferred: canvas.isInTabs ? points(CanvasRules.tabBar) : 0
        case .none: 0
        }
    }

    private var top: Double {
        if opaqueBars.top { return 0 }
        guard isSheet else {
            let count = isFreeAndLow ? subject.value(of: CanvasRules.freeEdgeCount) ?? 1 : edgeCount
            return statusBar * count + navigationBar
        }
        return navigationBar > 0 ? navigationBar : statusBar * points(CanvasRules.sheetEdgeCount)
    }

    private var bottom: Double {
        if opaqueBars.bottom { return 0 }
        let reachesEdge =
            size.height >= screen.height || canvas.isStandalone || opaqueBars.top
            || isSheet && points(CanvasRules.sheetHomeIndicator) > 0
            || isFreeAndLow && subject.value(of: CanvasRules.freeEdgeCount) != nil
        return (reachesEdge ? edge(\.bottom) * edgeCount : 0) + bottomBar
    }

    /// Whether the root view begins below an opaque bar and ends above one, which is why it is shorter than the
    /// screen.
    private var opaqueBars: (top: Bool, bottom: Bool) {
        if canvas.isOpaqueTopBar || isPlacedBelowBars { return (true, false) }
        guard !canvas.isFreeform else { return (false, false) }
        let missing = screen.height - size.height
        let sheet = points(CanvasRules.sheetTop) + points(CanvasRules.sheetNavigationBar)
        let tops =
            navigationBar > 0
            ? [navigationBar, statusBar + navigationBar, edge(\.top) + navigationBar, sheet] : []
        let bottoms = bottomBar > 0 ? [bottomBar, bottomBar + edge(\.bottom)] : []
        let hasBoth = tops.contains { top in bottoms.contains { missing == top + $0 } }
        let isShort = navigationBar > 0 && !canvas.extendsUnderTopBar && missing > 0
        return (hasBoth || isShort || tops.contains(missing), hasBoth || bottoms.contains(missing))
    }

    /// Whether the file places a root view of a free size at the lower edge of the bars.
    ///
    /// Measured: none of 24 scenes of six projects whose root views begin there on a device has an inset at the top; one
    /// of them has a free size.
    private var isPlacedBelowBars: Bool {
        canvas.isFreeform && model != nil && navigationBar > 0 && canvas.origin.y == statusBar + navigationBar
    }

    // MARK: Margins

    /// The least left and right margin of the root view.
    var rootMargin: Double { subject.value(of: CanvasRules.rootMargin)?.margin(width: size.width) ?? 0 }

    /// Whether layout margins know nothing of bars.
    var hasMarginsBelowBars: Bool { subject.value(of: CanvasRules.marginsBelowBars) ?? false }

    /// The margins of a table view's cell of a width, whose table may be the root view of a controller; a lone cell
    /// has no table.
    func cellMargins(width: Double, isInRootTable: Bool, isLone: Bool = false) -> Insets {
        let vertical = points(CanvasRules.cellHeightMargin)
        let isAsInRootTable =
            isInRootTable || isLone && subject.value(of: CanvasRules.loneCellsAsInRootTable) ?? false
        let ofTable = isAsInRootTable ? CanvasRules.cellMarginOfRootTable : CanvasRules.cellMarginOfTable
        let window = canvas.isPopover ? size.width : screen.width
        let ofScreen = subject.value(of: CanvasRules.cellMarginOfScreen)
        let isNarrow = width <= CanvasRules.narrowCell
        let narrow = isLone && isNarrow ? subject.value(of: CanvasRules.narrowLoneCell) : nil
        let side =
            ofScreen.map { isNarrow ? $0.narrow : $0.margin(width: window) } ?? narrow?.margin(width: window)
            ?? subject.value(of: ofTable)?.margin(width: width) ?? 0
        return Insets(top: vertical, left: side, bottom: vertical, right: side)
    }

    // MARK: Text

    /// The reader's text size that text styles were drawn for.
    var contentSizeCategory: UIContentSizeCategory {
        subject.value(of: CanvasRules.contentSizeCategory) ?? .large
    }

    /// The system font of its time; nil for today's.
    var systemFont: CanvasSystemFont? { subject.value(of: CanvasRules.systemFont) }

    /// Whether text in the fonts of the project has their line heights, and not those of a face that is missing.
    var hasProjectFonts: Bool { subject.value(of: CanvasRules.projectFonts) ?? false }

    // MARK: Controls

    /// Lets controls be as large, labels break their lines, and stack views treat hidden views, as when the file was
    /// saved.
    func useMeasurements(of view: UIView, in superview: UIView) {
        if let control = view as? UISegmentedControl {
            control.measuresAsBeforeIOS13 = subject.value(of: CanvasRules.segmentsOfIOS12) ?? false
        }
        if let label = view as? UILabel, subject.value(of: CanvasRules.plainLineBreaks) ?? false {
            label.lineBreakStrategy = []
        }
        if let label = view as? UILabel, let size = subject.value(of: CanvasRules.wholePointLabels) {
            label.measuresWholePoints =
                label.numberOfLines == 1 && label.font.pointSize == size && label.font.isPlainSystemFont
                && !superview.isInStackView
        }
        if let button = view as? UIButton, subject.value(of: CanvasRules.wholePointButtons) ?? false {
            button.measuresWholePoints = !superview.isInStackView
        }
        if let slider = view as? UISlider {
            slider.fillsAlignmentRect = subject.value(of: CanvasRules.slidersWithoutOutset) ?? false
        }
        if let picker = view as? UIDatePicker, picker.preferredDatePickerStyle == .automatic,
            subject.value(of: CanvasRules.datePickersWithWheels) ?? false
        {
            picker.preferredDatePickerStyle = .wheels
        }
        if let stack = view as? UIStackView {
            stack.keepsLengthsOfHiddenViews = subject.value(of: CanvasRules.lengthsOfHiddenViews) ?? false
        }
    }

    /// The size an element had of its own in the system that the tools of the file drew with, where that
    /// differs from today's; nil for today's.
    func ownSize(of element: Element, _ view: UIView, in superelement: Element) -> CanvasSize? {
        // A label of several lines is as high as its width makes it.
        if let size = element.origin?.designableSize, (view as? UILabel)?.numberOfLines ?? 1 == 1 {
            return CanvasSize(width: CGFloat(size.width), height: CGFloat(size.height))
        }
        switch element.origin?.tag {
        case "label" where view.isEmptyLine && superelement.origin?.tag == "stackView",
            "stackView" where element.subviews.isEmpty && superelement.origin?.tag == "stackView":
            return subject.value(of: CanvasRules.emptyContent)
        case "textField":
            return element[ElementVocabulary.TextField().borderStyle] == .roundedRect
                ? subject.value(of: CanvasRules.roundedTextField) : nil
        case "toolbar" where safeArea.bottom > 0 && element.isAtBottom(of: superelement):
            return subject.value(of: CanvasRules.toolbarAboveHomeIndicator)
        case "view":
            guard element.subviews.isEmpty, var size = subject.value(of: CanvasRules.emptyView) else {
                return nil
            }
            if element.constrains(.width) { size.width = nil }
            if element.constrains(.height) { size.height = nil }
            return size
        case let tag?:
            guard var size = CanvasRules.sizes[tag].flatMap({ subject.value(of: $0) }) else { return nil }
            size.width? += size.widthPerPage * CGFloat(element.pageCount)
            return size
        case nil: return nil
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

extension UIView {
    /// Whether the view is a label of one line without text.
    fileprivate var isEmptyLine: Bool {
        guard let label = self as? UILabel else { return false }
        return label.numberOfLines == 1 && label.text?.isEmpty ?? true
    }

    /// Whether the view or one that it lies in is a stack view.
    fileprivate var isInStackView: Bool {
        var current: UIView? = self
        while let view = current {
            if view is UIStackView { return true }
            current = view.superview
        }
        return false
    }
}
