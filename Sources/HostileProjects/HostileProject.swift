import Foundation
import SeededRandom

/// A random project, determined by a seed and written into a folder: a valid screen surrounded by hostile
/// files.
package struct HostileProject {
    /// The seed that determines the project.
    package let seed: UInt64
    /// The folder of the project.
    package let folder: String
    /// Descriptions of the hostile changes.
    package private(set) var changes: [String] = []
    /// The arguments that the tool is run with in the folder.
    package private(set) var arguments: [String] = []

    var numbers: SeededNumbers
    let material: HostileMaterial

    /// Writes a project.
    ///
    /// - Parameters:
    ///   - seed: The seed.
    ///   - folder: An empty folder for the project.
    ///   - material: Real files, some of which are corrupted.
    package init(seed: UInt64, in folder: String, material: HostileMaterial) {
        self.seed = seed
        self.folder = folder
        self.material = material
        numbers = SeededNumbers(seed: seed)
        for (name, text) in HostileProject.good { write(Array(text.utf8), to: name) }
        for _ in 0..<numbers.number(1...4) { changes.append(makeChange()) }
        arguments = chooseArguments()
    }

    /// The device of all renders: small, because the pictures themselves are not tested.
    static let device = "60x40@1"

    /// The output of the valid screen, which must not be affected by the rest.
    package static let goodOutput = "good.60x40@1.png"

    /// Makes one hostile change; returns its description.
    private mutating func makeChange() -> String {
        switch numbers.number(0...99) {
        case ..<12: addLink()
        case ..<22: addPipe()
        case ..<32: addLargeFile()
        case ..<62: plantBomb()
        case ..<70: addUnusualName()
        case ..<78: addLargeTree()
        default: addCorruptedFile()
        }
    }

    private mutating func chooseArguments() -> [String] {
        let place = numbers.pick(
            ".", "App", "App/Main.storyboard", "other.screen.yaml", "other.screen.json")
        let device = ["--device", HostileProject.device]
        var arguments: [String]
        switch numbers.number(0...11) {
        case 0...3: arguments = ["render", ".", "-o", "out"] + device
        case 4: arguments = ["render", place, "-o", "out", "-f", numbers.pick("svg", "pdf")] + device
        case 5: arguments = ["render", place, "-o", "out", "--locale", "de", "--full-page"] + device
        case 6: arguments = ["layout", place] + device
        case 7: arguments = ["lint", place] + device
        case 8: arguments = ["test", "--record", numbers.pick("missing", "all", "changed")]
        case 9: arguments = ["test", "--json"]
        case 10:
            let picture = numbers.pick(
                "goldens/\(HostileProject.goodOutput)", "images/pic.png", "none.png")
            arguments = ["diff", picture, "images/pic.png", "-o", "difference.png"]
        default:
            arguments =
                ["render", place, "-o", "out", "--fonts", "fonts", "--assets", "App/Assets.xcassets"]
                + device
        }
        if numbers.chance(50), arguments[0] == "render" { arguments += ["-j", "\(numbers.number(1...4))"] }
        return arguments
    }

    /// The paths that a change may affect; the tool reads each of them.
    static let places = [
        ".maquette.yaml", ".gitignore", "other.screen.yaml", "other.screen.json", "App/Main.storyboard",
        "App/Cell.xib", "images/pic.png", "images/pic@2x.png", "images/pic.jpg", "images/pic.webp",
        "images/pic.gif", "images/pic.svg", "images/pic.pdf", "fonts/Own.ttf", "fonts/Own.otf",
        "fonts/hyph_de_DE.dic", "App/Assets.xcassets/mark.imageset/Contents.json",
        "App/Assets.xcassets/tint.colorset/Contents.json", "App/Assets.xcassets/Contents.json",
        "App/en.lproj/Main.strings", "App/de.lproj/Main.strings", "App/de.lproj/Main.stringsdict",
        "App/Main.xcstrings", "goldens/\(goodOutput)", "goldens/good.60x40@1.layout.txt", "LICENSE",
        "App/.gitignore",
    ]

    /// Returns a random path.
    mutating func place() -> String {
        numbers.element(of: HostileProject.places) ?? "other.screen.yaml"
    }

    /// The valid files of the project.
    private static let good = [
        (
            "good.screen.yaml",
            """
            root:
              backgroundColor: white
              subviews:
                - {id: a, class: UIView, backgroundColor: red}
              constraints:
                - a.width == 10
                - a.height == 10
                - a.top == root.top
                - a.leading == root.leading
            """
        ),
        (
            "other.screen.yaml",
            """
            root:
              subviews:
                - {id: a, class: UIImageView, image: pic}
                - {id: b, class: UILabel, text: "Grüße 你好", font: {family: Own, size: 14}}
                - {id: c, class: UIImageView, image: mark}
              constraints:
                - a.top == root.top
                - b.bottom == root.bottom
            """
        ),
        ("App/Main.storyboard", storyboard),
        (
            ".maquette.yaml",
            "devices: [60x40@1]\nscreens: ['**/*.screen.yaml']\nfonts: [fonts]\nassets: [images]\n"
        ),
        ("fonts/readme.txt", "none\n"), ("images/readme.txt", "none\n"), ("LICENSE", "none\n"),
        ("App/Assets.xcassets/Contents.json", "{\"info\": {\"version\": 1, \"author\": \"xcode\"}}\n"),
        (
            "App/Assets.xcassets/mark.imageset/Contents.json",
            "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"../../../images/pic.png\"}]}\n"
        ),
        ("App/de.lproj/Main.strings", "\"lab-el.text\" = \"Guten Tag\";\n"),
    ]

    static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="14460"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc">
        <device id="retina4_7"/>
        <scenes><scene sceneID="s"><objects><viewController id="vc"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="Hello" id="lab-el" fixedFrame="YES"><rect key="frame" x="8" y="8" width="50" height="20"/></label>
        <imageView image="mark" id="ima-ge" fixedFrame="YES"><rect key="frame" x="8" y="30" width="20" height="20"/>
        </imageView></subviews></view></viewController></objects></scene></scenes></document>

        """
}

extension HostileProject {
    /// Writes a file, replacing what is there, as far as the system allows.
    func write(_ bytes: [UInt8], to name: String) {
        let path = clear(name)
        _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
    }

    /// Returns the path of a name after removing what is there and creating the parent folders.
    @discardableResult func clear(_ name: String) -> String {
        let path = folder + "/" + name
        let above = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? folder
        try? FileManager.default.createDirectory(atPath: above, withIntermediateDirectories: true)
        unlink(path)
        return path
    }
}
