import Geometry
import UIKitCore

/// The conventions of Xcode's canvas for screens, bars, margins and text. Of several rules the first that
/// holds counts.
enum CanvasRules {
    // MARK: Screens

    /// The heights of the screens of a width that files without a device were drawn for.
    /// Source: the iPhones and iPads on sale then.
    static let screenHeights: [Double: [Double]] = [320: [480, 568], 375: [667], 414: [736], 768: [1024]]

    /// By how much a root view may be lower than its screen, for the bars above and below it.
    /// Source: status bar 20, navigation bar 44, tab bar 49, and their sums.
    static let barHeights: [Double] = [0, 44, 49, 64, 108, 113]

    /// Pixels a point where no device is said.
    static let scale: [CanvasRule<Double>] = [
        .init(before: .xcode8, 1, .files(38, of: 15)),
        .init(2, .files(10, of: 7)),
    ]

    /// Whether a freeform root view that is not as wide as the screen, as of a widget, touches none of its edges.
    static let freeWidgets: [CanvasRule<Bool>] = [.init(from: .xcode9_3, true, .files(3, of: 3))]

    /// How many times the status bar and the home indicator are subtracted from a root view that fills the screen.
    static let edgeCount: [CanvasRule<Double>] = [
        .init(from: .xcode14, on: .homeIndicatorInLandscape, 1, .thin(1, of: 1)),
        .init(from: .xcode16_3, on: .homeIndicator, 2, .files(9, of: 6)),
    ]

    /// How many times the status bar is subtracted from a root view of a free size that is as wide as the screen and
    /// lower, which the home indicator then covers as well.
    static let freeEdgeCount: [CanvasRule<Double>] = [
        .init(from: .xcode16_3, on: .homeIndicator, 2, .files(3, of: 3))
    ]

    /// By how much a scene that is presented is lower than the screen: it is drawn as a sheet.
    static let sheetGap: [CanvasRule<ClosedRange<Double>>] = [
        .init(from: .xcode14, 10...60, .thin(2, of: 2)),
        .init(from: .xcode11, 20...60, .files(30, of: 19)),
    ]

    /// How far below the upper edge of the screen a sheet begins.
    static let sheetTop: [CanvasRule<Double>] = [
        .init(from: .xcode11, on: .homeButton, 20, .thin(1, of: 1)),
        .init(from: .xcode11, 54, .thin(1, of: 1)),
    ]

    /// How many times the status bar is subtracted from a sheet outside of a navigation controller.
    static let sheetEdgeCount: [CanvasRule<Double>] = [.init(from: .xcode26, 1, .files(17, of: 7))]

    /// Whether a sheet reaches the home indicator: 1 if it does.
    static let sheetHomeIndicator: [CanvasRule<Double>] = [
        .init(from: .xcode14, 0, .thin(1, of: 1)),
        .init(1, .thin(1, of: 1)),
    ]

    /// What the housing of the sensors takes from the left and right edge in landscape; what the device says where none
    /// is given.
    /// Source: the safe areas of iPhone X, XS, XR and XS Max in landscape, 88 points narrower than the screen.
    static let sideHousing: [CanvasRule<Double>] = [
        .init(before: .xcode14, on: .homeIndicatorInLandscape, 44, .files(3, of: 3))
    ]

    /// Whether a screen in landscape has the insets of portrait.
    static let portraitInsetsInLandscape: [CanvasRule<Bool>] = [
        .init(from: .xcode14, on: .homeIndicatorInLandscape, true, .thin(3, of: 2))
    ]

    // MARK: Bars

    /// The height of a status bar.
    enum StatusBar: Hashable, Sendable {
        /// What the device takes from its upper edge; 20 without a device.
        case ofDevice
        /// A fixed height in points.
        case height(Double)
    }

    /// The height of the status bar where no device is said. Source: iPhones until the X.
    static let statusBarWithoutDevice = 20.0

    /// By how much a root view is lower than the screen below an opaque navigation bar without a status bar.
    static let barWithoutStatusBar = 44.0

    /// The status bar where none is simulated.
    static let hiddenStatusBar: [CanvasRule<StatusBar>] = [
        .init(before: .xcode9, .height(0), .files(3, of: 3))
    ]

    /// The status bar otherwise.
    static let statusBar: [CanvasRule<StatusBar>] = [
        .init(from: .xcode13_3, on: .pad, .ofDevice, .files(11, of: 5)),
        .init(from: .xcode11, before: .xcode14_3, on: .homeButton, .height(0), .files(33, of: 22)),
        .init(on: .homeButton, .ofDevice, .files(78, of: 39)),
        .init(on: .homeIndicatorInLandscape, .ofDevice, .files(4, of: 3)),
        .init(before: .xcode14, .height(44), .files(65, of: 33)),
        .init(on: .device("retina5_9"), .height(50), .files(4, of: 4)),
        .init(.ofDevice, .files(55, of: 19)),
    ]

    /// The height of a navigation bar.
    static let navigationBar: [CanvasRule<Double>] = [
        .init(from: .xcode26, 54, .files(4, of: 4)),
        .init(from: .xcode9_3, on: .pad, 50, .thin(3, of: 2)),
        .init(on: .phoneInLandscape, 32, .thin(1, of: 1)),
        .init(44, .files(87, of: 47)),
    ]

    /// The height of a sheet's navigation bar.
    static let sheetNavigationBar: [CanvasRule<Double>] = [
        .init(from: .xcode26_4, 70, .thin(2, of: 2)),
        .init(from: .xcode26, 74, .thin(2, of: 2)),
        .init(56, .thin(2, of: 2)),
    ]

    /// What a large title adds to the navigation bar of a sheet.
    static let sheetLargeTitle: [CanvasRule<Double>] = [.init(from: .xcode26, 52, .thin(2, of: 2))]

    /// What a prompt adds to a navigation bar.
    static let prompt: [CanvasRule<Double>] = [.init(30, .thin(1, of: 1))]

    /// What a large title adds to a navigation bar.
    static let largeTitle: [CanvasRule<Double>] = [.init(52, .files(4, of: 3))]

    /// The height of a tab bar.
    static let tabBar: [CanvasRule<Double>] = [
        .init(from: .xcode26, on: .homeButton, 83, .thin(1, of: 1)),
        .init(49, .files(9, of: 9)),
    ]

    /// The height of a simulated toolbar.
    static let toolbar: [CanvasRule<Double>] = [
        .init(before: .xcode11, 44, .files(3, of: 3)),
        .init(49, .files(6, of: 5)),
    ]

    // MARK: Margins

    /// Whether layout margins know nothing of bars. Source: `insetsLayoutMarginsFromSafeArea` begins with iOS 11.
    static let marginsBelowBars: [CanvasRule<Bool>] = [.init(before: .xcode9, true, .files(5, of: 5))]

    /// A margin that depends on a width.
    struct SideMargin: Hashable, Sendable {
        /// Below this width the margin is the narrow one, in points.
        var threshold = 0.0
        /// The margin below the threshold, in points.
        var narrow = 0.0
        /// The margin from the threshold on, in points.
        var wide: Double

        /// The margin at a width.
        func margin(width: Double) -> Double { width < threshold ? narrow : wide }
    }

    /// The least left and right margin of a root view, by its width.
    static let rootMargin: [CanvasRule<SideMargin>] = [
        .init(SideMargin(threshold: 400, narrow: 16, wide: 20), .files(120, of: 54))
    ]

    /// The upper and lower margin of a table's cell.
    static let cellHeightMargin: [CanvasRule<Double>] = [
        .init(before: .xcode9, 8, .files(12, of: 8)),
        .init(before: .xcode26, 11, .files(57, of: 37)),
        .init(15, .thin(3, of: 2)),
    ]

    /// The left and right margin of a table's cell, by the width of the screen.
    static let cellMarginOfScreen: [CanvasRule<SideMargin>] = [
        .init(
            from: .xcode12, before: .xcode26, on: .device("retina6_0"), SideMargin(wide: 20), .thin(2, of: 2)),
        .init(from: .xcode12, SideMargin(threshold: 393, narrow: 16, wide: 20), .files(42, of: 26)),
    ]

    /// Up to which width a cell has the narrow margin on wide screens too. Measured: lone cells of 320 points have
    /// 16, those of 339, 352 and 363 have 20.
    static let narrowCell = 320.0

    /// The left and right margin of a narrow cell without a table, where the screen is wide.
    /// Measured: in later releases, where `cellMarginOfScreen` gives it, three files of three projects have the same.
    static let narrowLoneCell: [CanvasRule<SideMargin>] = [
        .init(
            from: .xcode11, before: .xcode12, SideMargin(threshold: 393, narrow: 15, wide: 16),
            .thin(2, of: 1))
    ]

    /// The same where the table is a controller's root view or the cell is wide, by the width of the cell.
    static let cellMarginOfRootTable: [CanvasRule<SideMargin>] = [
        .init(before: .xcode9, SideMargin(wide: 8), .files(12, of: 8)),
        .init(SideMargin(threshold: 400, narrow: 16, wide: 20), .files(12, of: 10)),
    ]

    /// The same in other tables.
    static let cellMarginOfTable: [CanvasRule<SideMargin>] = [
        .init(before: .xcode9, SideMargin(wide: 8), .files(12, of: 8)),
        .init(SideMargin(wide: 15), .files(18, of: 8)),
    ]

    /// Whether a cell without a table, the root of a XIB file, has the margins of a root table's.
    static let loneCellsAsInRootTable: [CanvasRule<Bool>] = [.init(before: .xcode11, true, .files(7, of: 5))]

    // MARK: Text

    /// The reader's text size that text styles are drawn for.
    static let contentSizeCategory: [CanvasRule<UIContentSizeCategory>] = [
        .init(before: .xcode7_1, .medium, .thin(3, of: 1)),
        .init(from: .xcode12_5, before: .xcode14, .extraSmall, .thin(2, of: 2)),
        .init(.large, .files(32, of: 15)),
    ]

    /// Which system font text is measured by; today's where none is said.
    static let systemFont: [CanvasRule<CanvasSystemFont>] = [
        .init(from: .xcode6_3, before: .xcode9, .ofIOS10, .files(66, of: 29)),
        .init(from: .xcode9, before: .xcode12, .ofIOS13, .files(39, of: 39)),
    ]

    /// Whether the fonts of a project are installed.
    static let projectFonts: [CanvasRule<Bool>] = [.init(from: .xcode14, true, .thin(14, of: 2))]

    /// Whether labels break lines without care for a single last word.
    static let plainLineBreaks: [CanvasRule<Bool>] = [
        .init(before: .xcode12, true, .files(94, of: 39))
    ]

    /// The size of the system font in which labels of one line that are in no stack view have sizes in whole
    /// points: that of labels as the library has them, 21 points high.
    ///
    /// Measured: the heights of 398 of 499 such labels, at other sizes one in six; 72 of 89 widths of those that are
    /// 21 points high.
    static let wholePointLabels: [CanvasRule<CGFloat>] = [.init(17, .files(138, of: 64))]
}
