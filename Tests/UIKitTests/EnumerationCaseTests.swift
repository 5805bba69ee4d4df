import Testing

@testable import UIKitCore

/// The cases of UIKit's enumerations that apps switch over: a switch with Apple's cases and no default compiles only if ours
/// has no others, and their names only if ours has all of them.
@Suite("Cases of enumerations") struct EnumerationCaseTests {
    /// The raw values of the cases.
    private func raw<Enumeration: RawRepresentable<Int>>(_ type: Enumeration.Type) -> [Int] {
        (-8...128).filter { Enumeration(rawValue: $0) != nil }
    }

    /// Source: the cases in Apple's documentation of each enumeration, with their raw values in the headers of UIKit.
    @Test("are those that Apple declares for iOS")
    func cases() {
        #expect(raw(UIBarStyle.self) == [0, 1, 2])
        #expect(raw(UIBarButtonItem.Style.self) == [0, 1, 2])
        #expect(raw(UIStatusBarStyle.self) == [0, 1, 3])
        #expect(raw(UITableView.Style.self) == [0, 1, 2])
        #expect(raw(UITableView.ScrollPosition.self) == [0, 1, 2, 3])
        #expect(raw(UITableView.RowAnimation.self) == [0, 1, 2, 3, 4, 5, 6, 100])
        #expect(raw(UITableViewCell.CellStyle.self) == [0, 1, 2, 3])
        #expect(raw(UITableViewCell.AccessoryType.self) == [0, 1, 2, 3, 4])
        #expect(raw(UITableViewCell.SelectionStyle.self) == [0, 1, 2, 3])
        #expect(raw(UITableViewCell.SeparatorStyle.self) == [0, 1, 2])
        #expect(raw(UITableViewCell.EditingStyle.self) == [0, 1, 2])
        #expect(raw(UIView.ContentMode.self) == Array(0...12))
        #expect(raw(UIView.AnimationCurve.self) == [0, 1, 2, 3])
        #expect(raw(UIView.TintAdjustmentMode.self) == [0, 1, 2])
        #expect(raw(UIGestureRecognizer.State.self) == [0, 1, 2, 3, 4, 5])
        #expect(raw(UIInterfaceOrientation.self) == [0, 1, 2, 3, 4])
        #expect(raw(UIDeviceOrientation.self) == Array(0...6))
        #expect(raw(UIUserInterfaceIdiom.self) == [-1, 0, 1, 2, 3, 5, 6])
        #expect(raw(UIUserInterfaceStyle.self) == [0, 1, 2])
        #expect(raw(UIUserInterfaceSizeClass.self) == [0, 1, 2])
        #expect(raw(UIApplication.State.self) == [0, 1, 2])
        #expect(raw(UIScene.ActivationState.self) == [-1, 0, 1, 2])
        #expect(raw(UIModalTransitionStyle.self) == [0, 1, 2, 3])
        #expect(raw(UIModalPresentationStyle.self) == [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7])
        #expect(raw(UIAlertController.Style.self) == [0, 1])
        #expect(raw(UIAlertAction.Style.self) == [0, 1, 2])
        #expect(raw(UIKeyboardType.self) == Array(0...11))
        #expect(raw(UIReturnKeyType.self) == Array(0...11))
        #expect(raw(UIKeyboardAppearance.self) == [0, 1, 2])
        #expect(raw(UITextAutocapitalizationType.self) == [0, 1, 2, 3])
        #expect(raw(UITextField.BorderStyle.self) == [0, 1, 2, 3])
        #expect(raw(UITextField.ViewMode.self) == [0, 1, 2, 3])
        #expect(raw(UIImage.Orientation.self) == Array(0...7))
        #expect(raw(UIImage.RenderingMode.self) == [0, 1, 2])
        #expect(raw(UIStackView.Distribution.self) == [0, 1, 2, 3, 4])
        #expect(raw(UIStackView.Alignment.self) == [0, 1, 2, 3, 4, 5])
        #expect(raw(NSLayoutConstraint.Relation.self) == [-1, 0, 1])
        #expect(raw(NSLayoutConstraint.Axis.self) == [0, 1])
        #expect(raw(NSTextAlignment.self) == [0, 1, 2, 3, 4])
        #expect(raw(NSLineBreakMode.self) == [0, 1, 2, 3, 4, 5])
        #expect(raw(UICollectionView.ScrollDirection.self) == [0, 1])
        #expect(raw(UINavigationController.Operation.self) == [0, 1, 2])
        #expect(raw(UITouch.Phase.self) == Array(0...7))
        #expect(raw(UIScrollView.IndicatorStyle.self) == [0, 1, 2])
        #expect(raw(UIActivityIndicatorView.Style.self) == [0, 1, 2, 100, 101])
    }

    @Test("bars of the style before iOS 7 are black, and bordered items plain")
    func formerStyles() {
        #expect(UIBarStyle.blackOpaque == .black)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.isTranslucent = false
        for (style, isBlack) in [(UIBarStyle.default, false), (.black, true), (.blackTranslucent, true)] {
            #expect(style.isBlack == isBlack)
            let look = LegacyBarAppearance(isTranslucent: false, style: style)
                .effective(standard: UIBarAppearance(), isSet: false, scrollEdge: nil, isAtEdge: false)
            #expect(look?.backgroundColor == (isBlack ? .black : .systemBackground))
        }
    }
}
