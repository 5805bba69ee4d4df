import Foundation
import TestSupport
import Testing

/// `maquette app`, if the program that compiles apps is beside the tool: `scripts/build-release maquette-app-builder`.
@Suite(
    "maquette app", .serialized,
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: AppBuilderTool.path),
        "maquette-app-builder is not built"))
struct AppTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func run(_ arguments: String...) throws -> Tool.Run {
        try Tool.run(
            ["app", "project", "--build-path", "build", "-o", "out", "--json"] + arguments, in: directory.path
        )
    }

    /// The reasons for which code did not come to its end, by the name of the picture.
    private func reasons(_ run: Tool.Run) throws -> [String: String] {
        let report = try #require(try JSONSerialization.jsonObject(with: run.output) as? [String: Any])
        let outputs = try #require(report["outputs"] as? [[String: Any]])
        var found: [String: String] = [:]
        for output in outputs {
            let path = try #require(output["path"] as? String)
            for diagnostic in output["diagnostics"] as? [[String: Any]] ?? []
            where ["app.code", "app.fallback"].contains(diagnostic["code"] as? String) {
                found[path] = diagnostic["message"] as? String
            }
        }
        return found
    }

    @Test("renders the example with its classes, as the goldens show")
    func garden() throws {
        let goldens = "Tests/Fixtures/Garden/"
        let arguments = [
            "app", PackageFiles.url("Examples/Garden").path, "--build-path", directory.path + "/build", "-o",
            directory.path + "/out", "--appearance", "light", "--appearance", "dark", "--json",
        ]
        let run = try Tool.run(arguments)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("11 of 11 classes compile"), "\(run.errors)")
        #expect(try reasons(run).isEmpty)
        let names = directory.files.filter { $0.hasPrefix("out/") }.map { String($0.dropFirst(4)) }
        #expect(names.count == 28)
        for name in names {
            let picture = try directory.data("out/" + name)
            let golden = PackageFiles.url(goldens + name)
            if ProcessInfo.processInfo.environment["RECORD_GARDEN"] != nil {
                Issue.record("\(name) is recorded; run the test again without RECORD_GARDEN")
                try picture.write(to: golden)
            }
            #expect(try Data(contentsOf: golden) == picture, "\(name)")
        }
        // Nothing is compiled again, and the order and number of processes change nothing.
        let program = directory.path + "/build/App.app/program"
        let before = try FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date
        let again = try Tool.run(arguments + ["-j", "1"])
        #expect(again.output == run.output)
        #expect(
            try FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date == before)
        for name in names {
            #expect(try directory.data("out/" + name) == Data(contentsOf: PackageFiles.url(goldens + name)))
        }
    }

    @Test("shows the example in another language: the file's texts and those of its code")
    func language() throws {
        let path = PackageFiles.url("Examples/Garden").path
        let run = try Tool.run([
            "app", path, "--build-path", directory.path + "/build", "-o", directory.path + "/out", "--emit",
            "layout",
            "--locale", "de",
        ])
        #expect(run.status == 0, "\(run.errors)")
        let file = try #require(directory.files.first { $0.hasPrefix("out/WateringTip") })
        let layout = String(decoding: try directory.data(file), as: UTF8.self)
        for text in [
            "Gießen", "Gieße, wenn die obersten zwei Zentimeter der Erde trocken sind.", "Verstanden",
        ] {
            #expect(layout.contains(text), "\(layout)")
        }
    }

    @Test("launches the app, gives empty values, and says what stopped")
    func surroundings() throws {
        try directory.write(ClassStoryboard.text(["Asking", "Given"]), to: "project/Main.storyboard")
        let delegate = """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                var title = "none"
                func application(_ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    BODY
                    title = "launched"
                    return true
                }
            }
            class Asking: UIViewController {
                override func viewDidLoad() {
                    let delegate = UIApplication.shared.delegate as! AppDelegate
                    view.backgroundColor = delegate.title == "launched" ? .systemGreen : .systemRed
                }
            }
            struct Palette { var name: String }
            class Given: UIViewController {
                var palette: Palette!
                override func viewDidLoad() {
                    view.backgroundColor = palette.name.isEmpty ? .systemGreen : .systemRed
                }
            }
            """
        func render(_ body: String) throws -> [String: String] {
            try directory.write(delegate.replacing("BODY", with: body), to: "project/App.swift")
            let run = try run()
            #expect(run.status == 0, "\(run.errors)")
            return try reasons(run)
        }
        let asking = "out/Main.Asking.iphone-16.png", given = "out/Main.Given.iphone-16.png"
        let launched = try render("window?.rootViewController = UIViewController()")
        #expect(launched[asking] == nil)
        #expect(launched[given]?.contains("empty values in the properties that other code sets") == true)
        let green = try directory.data(asking)
        #expect(try directory.data(given) == green)
        let stopped = try render("fatalError(\"no server\")")
        #expect(stopped[asking]?.contains("the rest of the function is left out") == true, "\(stopped)")
        #expect(stopped[asking]?.contains("no server") == true)
        #expect(try directory.data(asking) != green)
    }

    @Test("finds colors of the project's catalog at the launch, before there is a screen")
    func launchColors() throws {
        try directory.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(_ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                    let tint = UIColor(named: "Tint")!
                    window?.tintColor = tint
                    return true
                }
            }
            class Asking: UIViewController {}
            """, to: "project/App.swift")
        try directory.write(ClassStoryboard.text(["Asking"]), to: "project/Main.storyboard")
        try directory.write(
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#,
            to: "project/Assets.xcassets/Tint.colorset/Contents.json")
        let run = try run()
        #expect(run.status == 0, "\(run.errors)")
        #expect(try reasons(run).isEmpty)
    }

    @Test("shows what code alone shows: the launched app, and controllers by name")
    func codeAlone() throws {
        try directory.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {}
            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?
                func scene(_ scene: UIScene, willConnectTo session: UISceneSession,
                    options connectionOptions: UIScene.ConnectionOptions) {
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    let list = ListViewController(source: Names())
                    window?.rootViewController = UINavigationController(rootViewController: list)
                    window?.makeKeyAndVisible()
                }
            }
            protocol Source { var names: [String] { get } }
            protocol Router { func title(of name: String) -> String; var isOpen: Bool { get } }
            struct Names: Source { var names: [String] { ["Anna", "Ben"] } }
            class ListViewController: UITableViewController {
                let source: Source
                init(source: Source) { self.source = source; super.init(style: .plain); title = "List" }
                required init?(coder: NSCoder) { fatalError("not from files") }
                override func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int {
                    source.names.count
                }
                override func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.textLabel?.text = source.names[path.row]
                    return cell
                }
            }
            class DetailViewController: UIViewController {
                let label = UILabel()
                let client: NetworkClient
                init(client: NetworkClient, router: Router) {
                    self.client = client
                    super.init(nibName: nil, bundle: nil)
                    label.text = router.isOpen ? "open" : "closed" + router.title(of: "")
                }
                required init?(coder: NSCoder) { fatalError("not from files") }
                override func viewDidLoad() { label.sizeToFit(); view.addSubview(label) }
            }
            class StoppingViewController: UIViewController {
                override func viewDidLoad() { fatalError("no model") }
            }
            """, to: "project/App.swift")
        func layout(_ name: String, _ arguments: String...) throws -> String {
            let run = try Tool.run(
                ["app", "project", "--build-path", "build", "-o", "out", "--emit", "layout"] + arguments,
                in: directory.path)
            #expect(run.status == 0, "\(run.errors)")
            let file = try #require(directory.files.first { $0.hasPrefix("out/" + name) })
            return String(decoding: try directory.data(file), as: UTF8.self)
        }
        let list = try layout("launched-app")
        for text in ["List", "Anna", "Ben"] { #expect(list.contains(text), "\(list)") }
        let detail = try layout("DetailViewController", "--controller", "Detail*")
        #expect(detail.contains("closed"), "\(detail)")
        let stopped = try run("--controller", "StoppingViewController")
        let reason = try reasons(stopped)["out/StoppingViewController.iphone-16.png"]
        #expect(
            reason?.contains("no model") == true
                && reason?.hasSuffix("the rest of the function is left out") == true)
        let unknown = try run("--controller", "Detial")
        #expect(
            unknown.status == 2 && unknown.errors.contains("no view controller 'Detial'"), "\(unknown.errors)"
        )
    }

    @Test("gives the window of all screens the tint of the main storyboard, and controllers empty values")
    func storyboardBesideCode() throws {
        let tint =
            "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"custom\" "
        try directory.write(
            ClassStoryboard.text(["Filed"]).replacing(
                "</scenes>", with: "</scenes>" + tint + "customColorSpace=\"sRGB\"/>"),
            to: "project/Base.lproj/Main.storyboard")
        try directory.write("{ UIMainStoryboardFile = Main; }", to: "project/Info.plist")
        try directory.write(
            """
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
            class Page: UIViewController {
                let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 20))
                override func viewDidAppear(_ animated: Bool) {
                    super.viewDidAppear(animated)
                    view.addSubview(label)
                    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
                    let path = Bundle.main.path(forResource: "Main", ofType: "storyboardc")
                    label.text = "\\(view.tintColor == red) \\(view.window?.tintColor == red) \\(path != nil)"
                }
            }
            class Filed: Page {}
            struct Model { var title = "" }
            class Coded: Page {
                var model: Model!
                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 20)))
                    (view.subviews[0] as? UILabel)?.text = "title" + model.title
                }
            }
            """, to: "project/App.swift")
        func layout(_ name: String, _ arguments: String...) throws -> String {
            let run = try Tool.run(
                ["app", "project", "--build-path", "build", "-o", "out", "--emit", "layout"] + arguments,
                in: directory.path)
            #expect(run.status == 0, "\(run.errors)")
            let file = try #require(directory.files.first { $0.hasPrefix("out/" + name) })
            return String(decoding: try directory.data(file), as: UTF8.self)
        }
        let filed = try layout("Main")
        #expect(filed.contains("true true true"), "\(filed)")
        let coded = try layout("Coded", "--controller", "Coded")
        #expect(coded.contains("true true true") && coded.contains("title"), "\(coded)")
    }

    @Test("leaves out what does not compile, takes stubs, and follows changes")
    func reduction() throws {
        try directory.write(ClassStoryboard.text(["LampViewController"]), to: "project/Main.storyboard")
        try directory.write(
            """
            import MissingModule
            class LampViewController: UIViewController {
                let client = MissingClient()
                override func viewDidLoad() {
                    super.viewDidLoad()
                    client.load { print($0) }
                    view.backgroundColor = Theme.color
                }
            }
            """, to: "project/Lamp.swift")
        let picture = "out/Main.iphone-16.png"
        #expect(try run().status == 0)
        let plain = try directory.data(picture)
        let report = String(decoding: try directory.data("build/report.json"), as: UTF8.self)
        #expect(report.contains("no such module 'MissingModule'"))
        #expect(report.contains("\"Theme\""))
        try directory.write(
            "enum Theme { static var color: UIColor { .systemRed } }", to: "project/Stubs/Theme.swift")
        #expect(try run().status == 0)
        let red = try directory.data(picture)
        #expect(red != plain)
        try directory.write(
            "enum Theme { static var color: UIColor { .systemBlue } }", to: "project/Stubs/Theme.swift")
        #expect(try run().status == 0)
        let blue = try directory.data(picture)
        #expect(blue != red && blue != plain)
        let list = try Tool.run(
            ["app", "project", "--build-path", "build", "--list-classes"], in: directory.path)
        #expect(list.text.hasPrefix("LampViewController: runs, with empty values for MissingClient"))
    }

    @Test("shows a view that owns a XIB file and loads it when it is made")
    func viewOwner() throws {
        try directory.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
                <objects>
                    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="TipView">
                        <connections>
                            <outlet property="content" destination="vie-w1-aaa" id="out-l1-aaa"/>
                            <outlet property="label" destination="lab-l1-aaa" id="out-l2-aaa"/>
                        </connections>
                    </placeholder>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
                    <view contentMode="scaleToFill" id="vie-w1-aaa">
                        <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
                        <subviews>
                            <label text="in the file" id="lab-l1-aaa">
                                <rect key="frame" x="8" y="8" width="180" height="20"/>
                            </label>
                        </subviews>
                    </view>
                </objects>
            </document>
            """, to: "project/TipView.xib")
        try directory.write(
            """
            import UIKit
            class TipView: UIView {
                @IBOutlet var content: UIView!
                @IBOutlet var label: UILabel!
                override init(frame: CGRect) { super.init(frame: frame); load() }
                required init?(coder: NSCoder) { super.init(coder: coder); load() }
                private func load() {
                    Bundle.main.loadNibNamed("TipView", owner: self, options: nil)
                    content.frame = bounds
                    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                    addSubview(content)
                    label.text = "by code"
                }
            }
            """, to: "project/TipView.swift")
        let run = try Tool.run(
            ["app", "project", "--build-path", "build", "-o", "out", "--emit", "layout"], in: directory.path)
        #expect(run.status == 0, "\(run.errors)")
        let file = try #require(directory.files.first { $0.hasPrefix("out/TipView") })
        let layout = String(decoding: try directory.data(file), as: UTF8.self)
        #expect(layout.contains("by code") && !layout.contains("in the file"), "\(layout)")
        #expect(layout.hasPrefix("screen 200x60"), "\(layout)")
    }

    @Test("draws PDF images that only code names, in each screen")
    func codedPDF() throws {
        try directory.write(ClassStoryboard.text(["First", "Second"]), to: "project/Main.storyboard")
        let set = "project/Images.xcassets/dot.imageset/"
        try directory.write(
            #"{"images": [{"idiom": "universal", "filename": "dot.pdf"}], "info": {"version": 1}}"#,
            to: set + "Contents.json")
        // A red square of 24 points.
        try directory.write(Self.pdf("1 0 0 rg 0 0 24 24 re f"), to: set + "dot.pdf")
        let classes = ["First", "Second"].map {
            """
            class \($0): UIViewController {
                override func viewDidLoad() { view.addSubview(UIImageView(image: UIImage(named: "dot"))) }
            }
            """
        }
        try directory.write("import UIKit\n" + classes.joined(separator: "\n"), to: "project/App.swift")
        let run = try run()
        #expect(run.status == 0, "\(run.errors)")
        #expect(!run.text.contains("image.unreadable"), "\(run.text)")
        #expect(
            try directory.data("out/Main.First.iphone-16.png")
                == directory.data("out/Main.Second.iphone-16.png"))
    }

    /// A PDF of one page of 24 points.
    private static func pdf(_ content: String) -> String {
        let objects = [
            "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
            "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 24 24] /Contents 4 0 R >>",
            "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
        ]
        var file = "%PDF-1.4\n", places: [Int] = []
        for (index, object) in objects.enumerated() {
            places.append(file.utf8.count)
            file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
        }
        let table = places.map { String(format: "%010d 00000 n \n", $0) }.joined()
        return file + "xref\n0 5\n0000000000 65535 f \n\(table)"
            + "trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(file.utf8.count)\n%%EOF\n"
    }

    @Test("is not harmed by code that stops, does not end, exits, takes all memory or writes files")
    func hostileCode() throws {
        let classes = ["Trap", "Loop", "Memory", "Exit", "Write", "Fine"]
        try directory.write(ClassStoryboard.text(classes), to: "project/Main.storyboard")
        try directory.write(
            """
            import UIKit
            class Trap: UIViewController { override func viewDidLoad() { fatalError("no water") } }
            class Loop: UIViewController { override func viewDidLoad() { while true {} } }
            class Memory: UIViewController {
                override func viewDidLoad() {
                    var all: [UnsafeMutableRawPointer] = []
                    while true { all.append(.allocate(byteCount: 10 << 30, alignment: 16)) }
                }
            }
            class Exit: UIViewController { override func viewDidLoad() { exit(0) } }
            class Write: UIViewController {
                override func viewDidLoad() {
                    let file = fopen("\(directory.path)/written.txt", "w")
                    view.backgroundColor = file == nil ? .systemGreen : .systemRed
                }
            }
            class Fine: UIViewController { override func viewDidLoad() { view.backgroundColor = .systemGreen } }
            """, to: "project/Hostile.swift")
        let run = try run()
        #expect(run.status == 3, "\(run.errors)")
        let reasons = try reasons(run)
        func reason(_ name: String) -> String { reasons["out/Main.\(name).iphone-16.png"] ?? "" }
        #expect(reason("Trap").contains("stopped with an error"))
        #expect(reason("Trap").contains("Fatal error: no water"))
        #expect(reason("Loop").contains("used too much processor time"))
        #expect(!reason("Memory").isEmpty)
        #expect(reason("Exit").contains("ended the process with status 0"))
        #expect(reasons.count == 4)
        let fine = try directory.data("out/Main.Fine.iphone-16.png")
        #expect(try directory.data("out/Main.Write.iphone-16.png") == fine)
        #expect(try directory.data("out/Main.Trap.iphone-16.png") != fine)
        #expect(!directory.files.contains("written.txt"))
    }

    @Test("refuses what it cannot do")
    func refusals() throws {
        let missing = try Tool.run(["app", "nothing"], in: directory.path)
        #expect(missing.status == 2 && missing.errors.contains("'nothing' does not exist"))
        try directory.write("", to: "empty/readme.txt")
        let empty = try Tool.run(["app", "empty", "--build-path", "build"], in: directory.path)
        #expect(empty.status == 3 && empty.errors.contains("there are no Swift sources"), "\(empty.errors)")
    }
}

/// The program that compiles apps, beside the tool.
enum AppBuilderTool {
    static let path =
        URL(fileURLWithPath: Tool.path).resolvingSymlinksInPath().deletingLastPathComponent().path
        + "/maquette-app-builder"
}
