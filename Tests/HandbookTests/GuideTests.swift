import Devices
import TestSupport
import Testing

@testable import UIKitCore

/// The first article: pages that load a nib each, in a guide that is shown once.
@Suite("Handbook: the guide")
struct GuideTests {
    /// A device with the height of its screen and the safe area at the top and the bottom.
    struct Screen: Sendable {
        var device: String
        var width, height, top, bottom: CGFloat
    }

    static let screens = [
        Screen(device: "iphone-4", width: 320, height: 480, top: 20, bottom: 0),
        Screen(device: "iphone-8", width: 375, height: 667, top: 20, bottom: 0),
        Screen(device: "iphone-x", width: 375, height: 812, top: 44, bottom: 34),
    ]

    @Test("places its pages in a chain and each picture 116 points above the middle", arguments: screens)
    func pages(screen: Screen) throws {
        try Handbook.show("Guide", GuideViewController.self, on: screen.device, isPushed: false) { shown in
            let view = try #require(shown.controller.view)
            let scrollView = try view.first(UIScrollView.self)
            #expect(scrollView.contentSize == CGSize(width: 3 * screen.width, height: screen.height))
            let pages = scrollView.all(GuidePageView.self)
            #expect(pages.count == 3)
            for (index, page) in pages.enumerated() {
                #expect(
                    page.frame
                        == CGRect(
                            x: CGFloat(index) * screen.width, y: 0, width: screen.width, height: screen.height
                        ))
                // The nib was designed for 375 by 667 points; its content follows the page by its mask.
                let content = try #require(page.subviews.first)
                #expect(content.frame == page.bounds)
                #expect(content.autoresizingMask == [.flexibleWidth, .flexibleHeight])
                // The middle of the safe area, less 116; at 375 by 667: 20 + 647 / 2 - 116 = 227.5.
                let middle = screen.top + (screen.height - screen.top - screen.bottom) / 2
                let image = try page.first(UIImageView.self)
                // Both are rounded to pixels.
                #expect(abs(image.frame.minX - (screen.width / 2 - 120)) < 0.2)
                #expect(abs(image.frame.minY - (middle - 116 - 100)) < 0.2)
                #expect(image.frame.size == CGSize(width: 240, height: 200))
                let title = try page.first(UILabel.self, "gpv-lb-001")
                #expect(title.frame.minY == image.frame.maxY + 28)
                #expect(title.text == GuidePage.all[index].title)
                // Both are rounded to pixels.
                let subtitle = try page.first(UILabel.self, "gpv-lb-002")
                #expect(abs(subtitle.frame.minY - (title.frame.maxY + 12)) < 0.5)
            }
        }
    }

    private final class Delegate: GuideViewControllerDelegate {
        var count = 0
        func guideViewControllerDidFinish(_ guide: GuideViewController) { count += 1 }
    }

    @Test("turns pages by the button, and ends with the last one's")
    func button() throws {
        try Handbook.show("Guide", GuideViewController.self, isPushed: false) { shown in
            let view = try #require(shown.controller.view), delegate = Delegate()
            shown.controller.delegate = delegate
            let scrollView = try view.first(UIScrollView.self), dots = try view.first(UIPageControl.self)
            let next = try view.first(UIButton.self, "gui-bt-001"),
                skip = try view.first(UIButton.self, "gui-bt-002")
            for page in 0..<3 {
                #expect(scrollView.contentOffset == CGPoint(x: 375 * page, y: 0))
                #expect(dots.currentPage == page && dots.numberOfPages == 3)
                #expect(next.title(for: .normal) == ["下一步", "下一步", "开始"][page])
                #expect(skip.title(for: .normal) == "跳过" && skip.isHidden == (page == 2))
                #expect(delegate.count == 0 && !GuideVersion.isSeen)
                shown.tap(next)
            }
            #expect(delegate.count == 1 && GuideVersion.isSeen)
        }
    }

    @Test("turns pages by the finger, with dots and titles in step")
    func finger() throws {
        try Handbook.show("Guide", GuideViewController.self, isPushed: false) { shown in
            let view = try #require(shown.controller.view)
            let scrollView = try view.first(UIScrollView.self), dots = try view.first(UIPageControl.self)
            let next = try view.first(UIButton.self, "gui-bt-001")
            for (direction, page) in [(UISwipeGestureRecognizer.Direction.left, 1), (.left, 2), (.right, 1)] {
                shown.swipe(direction, on: scrollView)
                #expect(scrollView.contentOffset == CGPoint(x: 375 * page, y: 0))
                #expect(dots.currentPage == page)
                #expect(next.title(for: .normal) == (page == 2 ? "开始" : "下一步"))
            }
        }
    }

    @Test("is skipped by the button above")
    func skipping() throws {
        try Handbook.show("Guide", GuideViewController.self, isPushed: false) { shown in
            let delegate = Delegate()
            shown.controller.delegate = delegate
            shown.tap(try #require(shown.controller.view).first(UIButton.self, "gui-bt-002"))
            #expect(delegate.count == 1 && UserDefaults.standard.integer(forKey: "guideVersion") == 2)
        }
    }

    /// Launches the app as its information property list says, and returns the class of the controller that it shows.
    private func launched(_ defaults: [String: StoredValue]) throws -> String? {
        let list = try Data(contentsOf: PackageFiles.url(Handbook.folder + "/Info.plist"))
        let entries = try PropertyListSerialization.propertyList(from: list, format: nil) as? [String: Any]
        let information = LaunchInformation(try #require(entries), isPad: false)
        return try Handbook.environment(defaults: defaults).withLiveScreen {
            UIViewController()
        } _: { live in
            live.state.launch(information, showsMainInterface: true)
            return live.state.takeLaunchedController().map { "\(type(of: $0))" }
        }
    }

    @Test("is shown at the first launch and by a newer version, and not twice")
    func versions() throws {
        #expect(GuideVersion.current == 2)
        #expect(try launched([:]) == "GuideViewController")
        #expect(try launched(["guideVersion": .integer(1)]) == "GuideViewController")
        #expect(try launched(["guideVersion": .integer(2)]) == "UINavigationController")
        // An older version of the app does not begin again.
        #expect(try launched(["guideVersion": .integer(3)]) == "UINavigationController")
    }
}
