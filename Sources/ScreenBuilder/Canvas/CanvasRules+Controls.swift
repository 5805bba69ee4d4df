import UIKitCore

/// The size of an element in a system other than today's.
struct CanvasSize: Hashable, Sendable {
    /// Points; nil for today's.
    var width: CGFloat?
    /// Points; nil for today's.
    var height: CGFloat?
    /// Points that each page of a page control adds to the width.
    var widthPerPage: CGFloat = 0
}

// Figures are those of the alignment rectangle: a segmented control's frame is a point higher, so is a slider's before
// Xcode 26, and a switch's is two points wider.
extension CanvasRules {
    /// Whether segmented controls are as wide as in iOS 12.
    static let segmentsOfIOS12: [CanvasRule<Bool>] = [.init(before: .xcode11, true, .files(18, of: 11))]

    /// Whether the alignment rectangles of sliders are their frames.
    static let slidersWithoutOutset: [CanvasRule<Bool>] = [.init(from: .xcode26, true, .files(6, of: 5))]

    /// The sizes of elements by their tags in files.
    static let sizes: [String: [CanvasRule<CanvasSize>]] = [
        "segmentedControl": [.init(before: .xcode11, CanvasSize(height: 28), .files(18, of: 11))],
        "progressView": [.init(before: .xcode12, CanvasSize(height: 2), .files(14, of: 11))],
        "switch": [
            .init(
                from: .xcode26, CanvasSize(width: 61, height: 28), .files(9, of: 6)),
            .init(CanvasSize(width: 49, height: 31), .files(99, of: 49)),
        ],
        "slider": [
            .init(from: .xcode26, CanvasSize(height: 34), .files(6, of: 5)),
            .init(CanvasSize(height: 30), .files(47, of: 23)),
        ],
        "searchBar": [
            .init(before: .xcode9, CanvasSize(height: 44), .thin(1, of: 1)),
            .init(from: .xcode26, CanvasSize(height: 64), .thin(2, of: 2)),
        ],
        "pickerView": [.init(before: .xcode6_3, CanvasSize(height: 162), .thin(1, of: 1))],
        "pageControl": [
            .init(
                before: .xcode12_5, CanvasSize(width: -9, height: 37, widthPerPage: 16), .thin(2, of: 2)),
            .init(
                from: .xcode16_2, CanvasSize(width: 20.5, height: 26, widthPerPage: 17.5), .files(3, of: 3)),
        ],
        "toolbar": [.init(CanvasSize(height: 44), .files(20, of: 16))],
        "tabBar": [.init(CanvasSize(height: 49), .files(36, of: 25))],
        "navigationBar": [
            .init(from: .xcode26, CanvasSize(height: 54), .files(13, of: 7)),
            .init(CanvasSize(height: 44), .files(149, of: 71)),
        ],
    ]

    /// The size of a text field with a rounded border.
    static let roundedTextField: [CanvasRule<CanvasSize>] = [
        .init(before: .xcode11, CanvasSize(height: 30), .files(29, of: 19))
    ]

    /// Whether date pickers have wheels unless a file says otherwise.
    /// Source: the documentation of `UIDatePickerStyle`, whose other styles begin with iOS 13.4 and 14.
    static let datePickersWithWheels: [CanvasRule<Bool>] = [.init(before: .xcode14, true, .files(5, of: 4))]

    /// The size of a toolbar at the lower edge of a screen with a home indicator: that of a tab bar.
    static let toolbarAboveHomeIndicator: [CanvasRule<CanvasSize>] = [
        .init(CanvasSize(height: 49), .files(14, of: 4))
    ]

    /// Whether buttons with a configuration that are in no stack view have sizes in whole points.
    static let wholePointButtons: [CanvasRule<Bool>] = [.init(true, .files(9, of: 5))]

    /// Whether hidden views in stack views keep the lengths that their constraints require. Those without such
    /// constraints have none.
    static let lengthsOfHiddenViews: [CanvasRule<Bool>] = [.init(true, .files(6, of: 5))]

    /// The size of a label of one line without text, or of a stack without views, in a stack.
    static let emptyContent: [CanvasRule<CanvasSize>] = [
        .init(CanvasSize(width: 50, height: 50), .files(5, of: 5))
    ]

    /// The size of an empty view in a stack, where nothing decides it.
    static let emptyView: [CanvasRule<CanvasSize>] = [
        .init(CanvasSize(width: 240, height: 128), .files(12, of: 6))
    ]
}
