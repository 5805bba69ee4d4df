import Foundation
import Testing
import UIKitSharing

@testable import UIKitCore

private final class HeaderTable: UITableViewController {
    var shown: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "A" }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "B" }
    override func tableView(
        _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
        shown.append("header \(section)")
        (view as? UITableViewHeaderFooterView)?.textLabel?.textColor = .red
    }
    override func tableView(
        _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
    ) { shown.append("footer \(section)") }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        3
    }
    override func tableView(
        _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
        let action = UITableViewRowAction(style: .normal, title: "Archive") { [weak self] _, path in
            self?.shown.append("archive \(path.row)")
        }
        action.backgroundColor = .orange
        return [action]
    }
}

/// Names that code of apps asks for.
@Suite struct AppCodeNameTests {
    @Test func tablesTellBeforeHeadersAreShown() throws {
        let controller = HeaderTable(style: .grouped)
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        controller.view.layoutIfNeeded()
        #expect(controller.shown.sorted() == ["footer 0", "header 0"])
        let header = try #require(controller.tableView.headerView(forSection: 0))
        #expect(header.textLabel?.textColor == .red)
        let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.indentationLevel == 3)
    }

    @Test func rowActionsAreSwipeActions() throws {
        let controller = HeaderTable(style: .plain)
        let path = IndexPath(row: 0, section: 0)
        let own = try #require(
            controller.tableView(controller.tableView, editActionsForRowAt: path)?.first)
        let action = own.contextualAction(forRowAt: path)
        #expect(action.title == "Archive" && action.style == .normal)
        #expect(action.backgroundColor == .orange)
        action.handler(action, UIView()) { _ in }
        #expect(controller.shown == ["archive 0"])
    }

    @Test func backButtonsShowLess() {
        let first = UIViewController(), second = UIViewController()
        first.title = "First"
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        navigation.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        navigation.view.layoutIfNeeded()
        func title() -> String? {
            navigation.navigationBar.layoutIfNeeded()
            let views = navigation.navigationBar.subviews.compactMap { $0 as? BarButtonView }
            return views.first(where: \.isBack)?.item.title
        }
        #expect(title() == "First")
        first.navigationItem.backButtonDisplayMode = .minimal
        #expect(title() == "")
        first.navigationItem.backButtonDisplayMode = .generic
        #expect(title() == "Back")
    }

    @Test func configurationsHaveAttributedTitles() {
        var container = AttributeContainer()
        container.font = .boldSystemFont(ofSize: 30)
        container.foregroundColor = .red
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Wide"
        let plain = UIButton(configuration: configuration).intrinsicContentSize
        configuration.attributedTitle = AttributedString("Wide", attributes: container)
        let attributed = UIButton(configuration: configuration).intrinsicContentSize
        #expect(attributed.width > plain.width && attributed.height > plain.height)
        configuration.title = "Wide"
        #expect(configuration.attributedTitle == nil)
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var changed = $0
            changed.font = .boldSystemFont(ofSize: 30)
            return changed
        }
        #expect(UIButton(configuration: configuration).intrinsicContentSize == attributed)
    }

    @Test func attributedStringsAreConverted() {
        var text = AttributedString("ab")
        text.foregroundColor = .red
        text.underlineStyle = .single
        var rest = AttributedString("c")
        rest.link = URL(string: "https://example.org")
        text.append(rest)
        let old = NSAttributedString(text)
        #expect(old.string == "abc")
        #expect(old.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(old.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(old.attribute(.link, at: 2, effectiveRange: nil) is URL)
        #expect(AttributedString(old) == text)
    }

    @Test func imagesThatMoveShowTheFirst() {
        let images = [UIImage(), UIImage()]
        let moving = UIImage.animatedImage(with: images, duration: 2)
        #expect(moving?.images?.count == 2 && moving?.duration == 2)
        #expect(UIImage.animatedImage(with: [], duration: 2) == nil)
        images[0].accessibilityIdentifier = "first"
        #expect(images[0].accessibilityIdentifier == "first" && images[1].accessibilityIdentifier == nil)
    }

    @Test func symbolsHaveTheColorsOfTheirConfiguration() {
        let configuration = UIImage.SymbolConfiguration(paletteColors: [.orange, .yellow])
        let symbol = UIImage(systemName: "star", withConfiguration: configuration)
        #expect(symbol?.renderingMode == .alwaysOriginal)
        #expect(symbol?.displayAttributes.tint == .orange)
        let combined = UIImage.SymbolConfiguration(scale: .large).applying(configuration)
        let applied = UIImage(systemName: "star")?.applyingSymbolConfiguration(combined)
        #expect(applied?.displayAttributes.tint == .orange)
    }

    @Test func systemControllersAreMadeWithoutArguments() {
        #expect(UIImagePickerController().viewControllers.count == 1)
        #expect(UIColorPickerViewController().supportsAlpha)
        #expect(!UIFontPickerViewController().configuration.includeFaces)
    }
}
