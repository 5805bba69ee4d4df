import Diagnostics
import Testing

@testable import ScreenBuilder
@testable import UIKitCore

/// Tables and nibs of an app of which some code is left out.
@Suite("Cells of which code is left out") struct LeftOutCellTests {
    private class List: UITableViewController, InterfaceBuilderConnectable {
        func setOutlet(_ name: String, to object: Any?) -> Bool { true }
        func performAction(_ selector: Selector, sender: Any?, event: UIEvent?) -> Bool { false }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            guard indexPath.row == 1 else { return UITableViewCell() }
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Own"
            return cell
        }
    }
    private final class EmptyList: List {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    }
    private final class Source: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }
    private final class SourcedList: List {
        let source = Source()
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.dataSource = source
        }
    }
    private final class Row: UITableViewCell {}

    private func folder(_ type: List.Type, cell: String = "", leftOut: Set<String>) -> InterfaceFolder {
        var folder = InterfaceFolder(classes: ["List": type, "Row": Row.self])
        folder.classes.incompleteNames = leftOut
        folder.addStoryboard(
            "Main",
            [
                """
                <tableViewController customClass="List" id="c0" sceneMemberID="viewController">
                <tableView key="view" contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="400" \
                id="t"><rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
                <tableViewCell contentMode="scaleToFill" reuseIdentifier="row" \(cell) id="k">
                <rect key="frame" x="0" y="0" width="393" height="44"/>
                <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="k" id="kc">
                <rect key="frame" x="0" y="0" width="393" height="44"/><subviews>
                <label opaque="NO" text="Prototype" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
                id="l"><rect key="frame" x="16" y="10" width="200" height="21"/></label></subviews>
                </tableViewCellContentView></tableViewCell></prototypes>
                <connections><outlet property="dataSource" destination="c0" id="o1"/>
                <outlet property="delegate" destination="c0" id="o2"/></connections></tableView>
                </tableViewController>
                """
            ])
        return folder
    }

    /// The texts of the visible rows, and how often it is reported that they are the file's.
    private func texts(of folder: InterfaceFolder) throws -> (rows: [String], reports: Int) {
        var rows: [String] = [], reports = 0
        try folder.show { root, _, sink in
            let table = try #require((root as? UITableViewController)?.tableView)
            rows = table.visibleCells.map { cell in
                var found = "-"
                cell.forEachView { view in
                    if let text = (view as? UILabel)?.text, !text.isEmpty { found = text }
                }
                return found
            }
            reports = sink.diagnostics.count { $0.code == .listPrototypes }
        }
        return (rows, reports)
    }

    @Test("an empty cell is one of the file, if code of its controller, data source or class is left out")
    func emptyCells() throws {
        let named = "customClass=\"Row\"", missing = "customClass=\"Gone\""
        let own = try texts(of: folder(List.self, leftOut: ["Other"]))
        #expect(own.rows == ["-", "Own"] && own.reports == 0)
        for list in [
            folder(List.self, leftOut: ["List"]), folder(List.self, cell: named, leftOut: ["Row"]),
            folder(List.self, cell: missing, leftOut: ["Other"]),
        ] {
            let found = try texts(of: list)
            #expect(found.rows == ["Prototype", "Own"] && found.reports == 1)
        }
        var sourced = folder(SourcedList.self, leftOut: ["Source"])
        sourced.classes = ["List": SourcedList.self, "Source": Source.self]
        sourced.classes.incompleteNames = ["Source"]
        let found = try texts(of: sourced)
        #expect(found.rows == ["Prototype"] && found.reports == 1)
    }

    @Test("cells of the file take the place of rows that code does not give")
    func noRows() throws {
        let filled = try texts(of: folder(EmptyList.self, cell: "customClass=\"Row\"", leftOut: ["Row"]))
        #expect(filled.rows.count > 1 && Set(filled.rows) == ["Prototype"] && filled.reports == 1)
        let empty = try texts(of: folder(EmptyList.self, leftOut: ["Other"]))
        #expect(empty.rows.isEmpty && empty.reports == 0)
    }

    // MARK: Nibs

    private let view = """
        <view contentMode="scaleToFill" id="p"><rect key="frame" x="0" y="0" width="320" height="60"/>
        <subviews><label opaque="NO" text="Plain" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" \
        id="pl"><rect key="frame" x="16" y="20" width="200" height="21"/></label></subviews></view>
        """
    private let cell = """
        <tableViewCell contentMode="scaleToFill" customClass="Row" reuseIdentifier="row" id="k">
        <rect key="frame" x="0" y="0" width="320" height="44"/>
        <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="k" id="kc"/></tableViewCell>
        """

    @Test("a nib whose object is a plain view shows it in a cell, as high as the file says")
    func plainRoot() throws {
        var folder = InterfaceFolder()
        folder.addNib("Plain", view)
        try folder.show({ UITableViewController(style: .plain) }) { root, _, sink in
            let table = try #require((root as? UITableViewController)?.tableView)
            table.register(UINib(nibName: "Plain", bundle: nil), forCellReuseIdentifier: "plain")
            let cell = try #require(table.dequeueReusableCell(withIdentifier: "plain"))
            #expect((cell.contentView.subviews.first?.subviews.first as? UILabel)?.text == "Plain")
            #expect(
                cell.contentView.systemLayoutSizeFitting(
                    CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height == 60)
            #expect(sink.diagnostics.map(\.code) == [.interfaceClass])
        }
    }

    @Test("of several objects of a nib the cell is taken, and a view may have the class of a cell")
    func severalRoots() throws {
        var folder = InterfaceFolder(classes: ["Row": Row.self])
        folder.addNib("Several", view + cell)
        folder.addNib(
            "Swapped", view.replacing("<view contentMode", with: "<view customClass=\"Row\" contentMode"))
        try folder.show({ UITableViewController(style: .plain) }) { root, _, sink in
            let table = try #require((root as? UITableViewController)?.tableView)
            for name in ["Several", "Swapped"] {
                table.register(UINib(nibName: name, bundle: nil), forCellReuseIdentifier: name)
                #expect(table.dequeueReusableCell(withIdentifier: name) is Row)
            }
            let objects = UINib(nibName: "Several", bundle: nil).instantiate(withOwner: nil)
            #expect(objects.count == 2 && objects.last is Row)
            #expect(sink.diagnostics.isEmpty)
        }
    }
}
