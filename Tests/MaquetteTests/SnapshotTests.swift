import Foundation
import Maquette
import MaquetteTesting
import TestSupport
import Testing
import UIKit

/// Assertions with the names of the package swift-snapshot-testing.
@Suite("Snapshots")
struct SnapshotTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    /// Compares in a folder; all calls of a test are one assertion.
    private func verify<Value, Format>(
        _ value: @autoclosure () throws -> Value, _ strategy: Snapshotting<Value, Format>,
        named name: String? = "a", record: SnapshotTestingConfiguration.Record? = nil,
        in folder: String = "goldens", test: String = #function
    ) -> String? {
        verifySnapshot(
            of: try value(), as: strategy, named: name, record: record,
            snapshotDirectory: directory.path + "/" + folder, testName: test)
    }

    private func move(_ from: String, _ to: String) throws {
        try FileManager.default.moveItem(
            atPath: "\(directory.path)/\(from)", toPath: "\(directory.path)/\(to)")
    }

    private func golden(_ name: String, in folder: String = "goldens") throws -> UIImage {
        try #require(
            UIImage(data: Data(contentsOf: URL(fileURLWithPath: "\(directory.path)/\(folder)/\(name)"))))
    }

    /// A controller with a label at the top of the safe area.
    private func controller(_ text: String = "Roses") -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(label)
        let area = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: area.topAnchor),
            label.leadingAnchor.constraint(equalTo: area.leadingAnchor),
        ])
        return controller
    }

    private func box(_ color: UIColor = .red, width: CGFloat = 4) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let box = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
        box.backgroundColor = color
        view.backgroundColor = .white
        view.addSubview(box)
        return view
    }

    @Test("a golden is recorded, equal, and differs", .snapshots(record: .never))
    func modes() throws {
        let missing = try #require(verify(box(), .image))
        #expect(missing.contains("modes.a.png is missing"), "\(missing)")
        let recorded = try #require(verify(box(), .image, record: .missing))
        #expect(recorded.contains("was recorded; run the test again"), "\(recorded)")
        #expect(verify(box(), .image) == nil)
        try move("goldens", "later")
        let differs = try #require(verify(box(width: 5), .image, in: "later"))
        #expect(differs.contains("later/modes.a.png differs in"), "\(differs)")
        #expect(differs.contains("accept: ") && differs.contains("strip: "))
        try move("later", "last")
        #expect(
            try #require(verify(box(width: 5), .image, record: .failed, in: "last")).contains("was recorded"))
        #expect(verify(box(width: 5), .image, in: "last") == nil)
    }

    @Test("precision is the share of pixels, and how much the same they are", .snapshots(record: .never))
    func precision() throws {
        _ = verify(box(), .image, record: true)
        try move("goldens", "later")
        // A tenth of the columns differs.
        #expect(verify(box(width: 5), .image(precision: 0.9), in: "later") == nil)
        #expect(verify(box(width: 5), .image(precision: 0.91), in: "later") != nil)
        #expect(verify(box(width: 5), .image(perceptualPrecision: 0.98), in: "later") != nil)
        let nearby = UIColor(red: 254 / 255, green: 58 / 255, blue: 48 / 255, alpha: 1)
        let red = UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1)
        _ = verify(box(red), .image, named: "b", record: .all)
        try move("goldens", "last")
        #expect(verify(box(nearby), .image(perceptualPrecision: 0.98), named: "b", in: "last") == nil)
        #expect(verify(box(nearby), .image(perceptualPrecision: 0.999), named: "b", in: "last") != nil)
        #expect(verify(box(.green), .image(perceptualPrecision: 0.98), named: "b", in: "last") != nil)
    }

    @Test("a device gives the size, the safe area and the scale", .snapshots(record: .all))
    func devices() throws {
        _ = verify(controller(), .image(on: .iPhone13), named: "upright")
        #expect(try golden("devices.upright.png").cgImage?.width == 390 * 3)
        _ = verify(controller(), .image(on: .iPhoneSe(.landscape)), named: "turned")
        #expect(try golden("devices.turned.png").cgImage?.width == 568 * 2)
        _ = verify(controller(), .image(on: .iPadMini(.portrait(splitView: .full))), named: "pad")
        #expect(try golden("devices.pad.png").cgImage?.width == 768 * 2)
        let size = CGSize(width: 200, height: 100)
        _ = verify(
            controller(), .image(on: .iPhone13, size: size, traits: .init(displayScale: 1)), named: "size")
        #expect(try golden("devices.size.png").cgImage?.height == 100)
        #expect(ViewImageConfig.iPhone13.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        // One controller on two devices is laid out for each.
        let shown = controller()
        for (name, config) in [("x", ViewImageConfig.iPhoneX), ("8", .iPhone8)] {
            _ = verify(shown, .recursiveDescription(on: config), named: name)
        }
        let x = try String(contentsOfFile: directory.path + "/goldens/devices.x.txt", encoding: .utf8)
        let eight = try String(contentsOfFile: directory.path + "/goldens/devices.8.txt", encoding: .utf8)
        #expect(x.hasPrefix("<UIView; frame = (0 0; 375 812)"), "\(x)")
        #expect(x.contains("\n   | <UILabel; frame = (0 44; "), "\(x)")
        #expect(eight.contains("\n   | <UILabel; frame = (0 20; "), "\(eight)")
        #expect(eight.contains("text = 'Roses'"))
    }

    @Test("traits are applied", .snapshots(record: .all))
    func traits() throws {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        _ = verify(controller(""), .image(on: .iPhone8), named: "light")
        _ = verify(controller(""), .image(on: .iPhone8, traits: dark), named: "dark")
        #expect(try golden("traits.light.png").cgImage?.pixmap.pixels.first == 0xFFFF_FFFF)
        #expect(try golden("traits.dark.png").cgImage?.pixmap.pixels.first == 0xFF00_0000)
    }

    @Test("what cannot be shown fails", .snapshots(record: .all))
    func refusals() throws {
        #expect(verify(controller(), .image(on: .tv))?.contains("no profile for Apple TV") == true)
        let split = ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird))
        #expect(verify(controller(), .image(on: split))?.contains("split screen") == true)
        #expect(verify(UIView(), .image)?.contains("give its size") == true)
        #expect(verify(UIImage(), .image)?.contains("the image is empty") == true)
        struct Broken: Error {}
        #expect(verify(try { () throws -> UIView in throw Broken() }(), .image)?.contains("Broken") == true)
        let never = Snapshotting<Int, String>(
            pathExtension: nil, diffing: .lines, asyncSnapshot: { _ in Async { _ in } })
        let late = verifySnapshot(of: 1, as: never, snapshotDirectory: directory.path, timeout: 0.05)
        #expect(late?.contains("within 0.05 seconds") == true)
    }

    @Test("texts are compared by lines", .snapshots(record: .never))
    func texts() throws {
        struct Bed {
            var name: String
            var roses: [Int]
            var wall: String?
        }
        let bed = Bed(name: "south", roses: [1, 2], wall: nil)
        _ = verify(bed, .dump, record: .all)
        let dump = try String(contentsOfFile: directory.path + "/goldens/texts.a.txt", encoding: .utf8)
        #expect(
            dump == """
                ▿ Bed
                  - name: "south"
                  - wall: Optional<String>.none
                  ▿ roses: 2 elements
                    - 1
                    - 2

                """, "\(dump)")
        #expect(verify(bed, .dump) == nil)
        _ = verify(bed.name, .lines, named: "b", record: .all)
        try move("goldens", "later")
        let failure = try #require(verify("north", .lines, named: "b", in: "later"))
        #expect(failure.contains("south") && failure.contains("north"), "\(failure)")
        try move("later", "last")
        #expect(verify("south", .description, named: "b", in: "last") == nil)
    }

    @Test("snapshots without a name are numbered in each test", .snapshots(record: .all), arguments: [1, 2])
    func numbers(argument: Int) throws {
        for number in [1, 2] {
            _ = verify(number, .description, named: nil, in: "\(argument)")
            let name = "numbers.\(argument).\(number).txt"
            #expect(FileManager.default.fileExists(atPath: "\(directory.path)/\(argument)/\(name)"))
        }
    }

    @Test("a strategy of one's own is made of another")
    func pullback() throws {
        let strategy: Snapshotting<String, UIImage> = Snapshotting<UIViewController, UIImage>
            .image(on: .iPhone8).pullback { controller($0) }
        withSnapshotTesting(record: .all) {
            #expect(isRecording)
            #expect(verify("Tulips", strategy)?.contains("was recorded") == true)
        }
        #expect(verify("Tulips", strategy, record: .never) == nil)
        let later: Snapshotting<String, UIImage> = Snapshotting<UIViewController, UIImage>
            .image(on: .iPhone8).asyncPullback { text in Async(value: controller(text)) }
        #expect(verify("Tulips", later, record: .never) == nil)
    }
}
