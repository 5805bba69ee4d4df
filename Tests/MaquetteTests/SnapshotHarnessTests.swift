import Maquette
import MaquetteTesting
import TestSupport
import Testing
import UIKit

/// What suites that were written for swift-snapshot-testing expect of the views that it shows.
@Suite("Harness of snapshots", .snapshots(record: .all))
struct SnapshotHarnessTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func record<Value, Format>(
        _ value: Value, _ strategy: Snapshotting<Value, Format>, named name: String
    ) throws {
        let outcome = verifySnapshot(
            of: value, as: strategy, named: name, snapshotDirectory: directory.path, testName: "t")
        try #require(outcome?.contains("was recorded") == true, "\(outcome ?? "")")
    }

    /// The path of what was recorded under a name: the test's function is before it.
    private func path(_ name: String) throws -> String {
        let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        return directory.path + "/" + (try #require(files.first { $0.hasSuffix("." + name) }))
    }

    private func size(_ name: String) throws -> CGSize {
        let data = try Data(contentsOf: URL(fileURLWithPath: path("\(name).png")))
        let image = try #require(UIImage(data: data)?.cgImage)
        return CGSize(width: image.width, height: image.height)
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: path("\(name).txt"), encoding: .utf8)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    @Test("views without a size are fitted with the text size of their traits")
    func traitsBeforeFitting() throws {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.text = "Roses"
        let one = UITraitCollection(displayScale: 1)
        try record(label, .image(traits: one), named: "usual")
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        try record(
            label, .image(traits: UITraitCollection(traitsFrom: [one, large])), named: "large")
        let usual = try size("usual"), grown = try size("large")
        // Body text has 17 points, and 53 at the largest size: three times as wide and high.
        #expect(grown.height > usual.height * 2.5 && grown.width > usual.width * 2.5)
        #expect(label.frame == .zero, "the view is left as it was")
    }

    @Test("views are as large as their constraints say")
    func constraints() throws {
        let outer = UIView(), inner = UIView()
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 30),
            inner.heightAnchor.constraint(equalToConstant: 20),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 4),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -4),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -5),
        ])
        let scale = UITraitCollection(displayScale: 2)
        try record(outer, .image(traits: scale), named: "frame")
        #expect(try size("frame") == CGSize(width: 80, height: 56))
        let own = UIView()
        own.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            own.widthAnchor.constraint(equalToConstant: 12), own.heightAnchor.constraint(equalToConstant: 7),
        ])
        try record(own, .image(traits: scale), named: "own")
        #expect(try size("own") == CGSize(width: 24, height: 14))
    }

    @Test("views are measured at the scale of the picture")
    func scale() throws {
        let label = UILabel()
        label.text = "Hello"
        // 17 · 2444/2048 = 20.287: 21, 41 and 61 pixels.
        for (scale, height) in [(1.0, 21.0), (2, 41), (3, 61)] {
            try record(label, .image(traits: UITraitCollection(displayScale: scale)), named: "\(Int(scale))")
            #expect(try size("\(Int(scale))").height == height)
        }
    }

    @Test("views and controllers are notified of traits that change")
    func notifications() throws {
        final class Watching: UIView {
            var styles: [UIUserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                styles.append(traitCollection.userInterfaceStyle)
            }
        }
        let view = Watching(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        try record(
            view, .image(traits: UITraitCollection(userInterfaceStyle: .dark)), named: "dark")
        #expect(view.styles.contains(.dark))
        #expect(view.styles.last == .light, "and of the way back")
    }

    @Test("the same view is laid out again for another direction")
    func direction() throws {
        let outer = box(100, 20), inner = UIView()
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 30),
            inner.heightAnchor.constraint(equalToConstant: 20),
            inner.topAnchor.constraint(equalTo: outer.topAnchor),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        ])
        let right = UITraitCollection(layoutDirection: .rightToLeft)
        let left = UITraitCollection(layoutDirection: .leftToRight)
        for (name, traits, x) in [("1", left, 0), ("2", right, 70), ("3", left, 0)] {
            try record(outer, .recursiveDescription(traits: traits), named: name)
            #expect(try text(name).contains("frame = (\(x) 0; 30 20)"))
        }
    }

    @Test("a strategy waits on the clock of the render")
    func waiting() throws {
        final class Growing: UIView {
            override func didMoveToWindow() {
                super.didMoveToWindow()
                guard window != nil else { return }
                backgroundColor = .white
                DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
                    self?.backgroundColor = .black
                }
            }
        }
        for (name, seconds, pixel) in [("early", 1.0, UInt32(0xFFFF_FFFF)), ("late", 3.0, 0xFF00_0000)] {
            let view = Growing(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
            try record(view, .wait(for: seconds, on: .image), named: name)
            let data = try Data(contentsOf: URL(fileURLWithPath: path("\(name).png")))
            #expect(UIImage(data: data)?.cgImage?.pixmap.pixels.first == pixel)
        }
    }

    @Test("drawing the hierarchy in the key window gives the same picture")
    func keyWindow() throws {
        let view = box(8, 8)
        view.backgroundColor = .red
        try record(view, .image(drawHierarchyInKeyWindow: true), named: "window")
        try record(view, .image(drawHierarchyInKeyWindow: false), named: "none")
        let pictures = try ["window", "none"].map {
            try Data(contentsOf: URL(fileURLWithPath: path("\($0).png")))
        }
        #expect(pictures[0] == pictures[1])
        let controller = UIViewController()
        try record(controller, .image(on: .iPhone8, drawHierarchyInKeyWindow: true), named: "controller")
        #expect(try size("controller") == CGSize(width: 750, height: 1334))
    }

    @Test("descriptions are those that suites keep")
    func descriptions() throws {
        let root = box(100, 50), label = UILabel(frame: CGRect(x: 8, y: 8.5, width: 40, height: 21))
        root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        label.text = "What's"
        root.addSubview(label)
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        button.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        button.isOpaque = false
        root.addSubview(button)
        try record(root, .recursiveDescription, named: "lines")
        // Source: the form of descriptions in the presentation of swift-snapshot-testing and in public categories.
        let lines = try text("lines").split(separator: "\n")
        try #require(lines.count == 3)
        #expect(lines[0] == "<UIView; frame = (0 0; 100 50); autoresize = W+H; layer = <CALayer>>")
        #expect(lines[1].hasSuffix("userInteractionEnabled = NO; layer = <_UILabelLayer>>"))
        #expect(
            lines[2]
                == "   | <UIView; frame = (0 0; 8 8); opaque = NO; autoresize = RM+BM; layer = <CALayer>>")
    }
}
