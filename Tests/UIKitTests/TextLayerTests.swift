import Compositor
import Diagnostics
import Geometry
import Raster
import Scene
import Testing

@testable import QuartzCore
@testable import UIKitCore

@Suite struct TextLayerTests {
    private func layer(_ string: Any?, _ width: CGFloat = 100, _ height: CGFloat = 60) -> CATextLayer {
        let layer = CATextLayer()
        layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
        layer.string = string
        layer.font = UIFont.systemFont(ofSize: 1)
        layer.fontSize = 17
        layer.foregroundColor = UIColor.black.cgColor
        layer.contentsScale = 3
        return layer
    }

    private func runs(_ layer: CATextLayer) -> [GlyphRun] {
        layer.ownDrawing().compactMap { command in
            guard case .draw(.glyphs(let run, _)) = command else { return nil }
            return run
        }
    }

    @Test func defaultsAreApples() {
        let layer = CATextLayer()
        #expect(layer.fontSize == 36)
        #expect(layer.foregroundColor == UIColor.white.cgColor)
        #expect(!layer.isWrapped && layer.truncationMode == .none && layer.alignmentMode == .natural)
        #expect(layer.ownDrawing().isEmpty && layer.preferredFrameSize() == .zero)
    }

    private func roundedUp(_ size: CGSize) -> CGSize {
        CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    @Test func theMeasuredRectangleIsThatOfTheString() {
        let font = UIFont.systemFont(ofSize: 17)
        let text = layer("Some words to measure")
        let natural = "Some words to measure".size(withAttributes: [.font: font])
        #expect(text.preferredFrameSize() == roundedUp(natural))
        text.isWrapped = true
        let wrapped = "Some words to measure".boundingRect(
            with: CGSize(width: 100, height: 0), options: [.usesLineFragmentOrigin],
            attributes: [.font: font],
            context: nil)
        #expect(text.preferredFrameSize() == roundedUp(wrapped.size))
        #expect(wrapped.height > natural.height)
    }

    @Test func textStandsAtTheTopAndIsCutByTheBounds() throws {
        let text = layer("word")
        #expect(
            text.ownDrawing().first == .push(.clip(RoundedRect(Rect(x: 0, y: 0, width: 100, height: 60)))))
        let run = try #require(runs(text).first)
        let block = UIFont.systemFont(ofSize: 17)
        #expect(run.origin.x == 0)
        #expect(abs(run.origin.y - block.ascender) < 0.5)
    }

    @Test func linesAreAlignedInTheBounds() throws {
        let width = "word".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        for (mode, share) in [(CATextLayerAlignmentMode.left, 0.0), (.center, 0.5), (.right, 1)] {
            for wraps in [false, true] {
                let text = layer("word")
                text.alignmentMode = mode
                text.isWrapped = wraps
                let x = try #require(runs(text).first).origin.x
                #expect(abs(x - (100 - width) * share) < 0.01, "\(mode.rawValue)")
            }
        }
        // Centered text that is too long for a line extends beyond both sides.
        let long = layer("more words than fit into the bounds of it")
        long.alignmentMode = .center
        #expect(try #require(runs(long).first).origin.x < 0)
    }

    @Test func textIsWrappedCutOrShortened() {
        let words = "more words than fit into the bounds"
        let cut = layer(words), wrapped = layer(words), shortened = layer(words)
        wrapped.isWrapped = true
        shortened.truncationMode = .end
        #expect(Set(runs(cut).map(\.origin.y)).count == 1)
        #expect(Set(runs(wrapped).map(\.origin.y)).count > 1)
        #expect(runs(shortened).map(\.text).joined().contains("…"))
        #expect(Set(runs(shortened).map(\.origin.y)).count == 1)
    }

    @Test func styledTextKeepsItsStyles() throws {
        let styled = NSAttributedString(
            string: "word", attributes: [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: UIColor.red])
        let text = layer(styled)
        let natural = "word".size(withAttributes: [.font: UIFont.systemFont(ofSize: 9)])
        #expect(text.preferredFrameSize() == roundedUp(natural))
        #expect(
            text.ownDrawing().contains { command in
                guard case .draw(.glyphs(_, let paint)) = command else { return false }
                return paint == .color(UIColor.red.cgColor.color)
            })
    }

    /// The system's font has names, which `UIFont` gives and takes: by them text has its widths, and no warning.
    @Test func theFontMayBeANameOfTheSystemFont() {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.run {
            for weight in [UIFont.Weight.regular, .semibold] {
                let system = UIFont.systemFont(ofSize: 12, weight: weight)
                let width = "Some words".size(withAttributes: [.font: system.withSize(17)]).width
                let name = NSString(string: system.fontName)
                let fonts: [Any?] = [CGFont(name), system.fontName, name]
                for font in fonts {
                    let text = layer("Some words")
                    text.font = font
                    #expect(text.preferredFrameSize().width == width.rounded(.up))
                    #expect(!runs(text).isEmpty)
                }
            }
            #expect(environment.sink.diagnostics.isEmpty, "\(environment.sink.diagnostics)")
        }
    }

    @Test func aFontThatIsMissingIsStillReported() {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.run {
            let text = layer("word")
            text.font = CGFont(NSString(string: "Nowhere-Bold"))
            #expect(!runs(text).isEmpty)
            #expect(environment.sink.diagnostics.map(\.code.name) == ["font.missing"])
        }
    }

    @Test func aCoarseLayerBecomesACoarsePictureWithANote() throws {
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.traits = UITraitCollection(displayScale: 2)
        environment.run {
            let text = layer("word")
            text.contentsScale = 1
            let images = text.ownDrawing().compactMap { command -> ImagePlacement? in
                guard case .draw(.image(let placement)) = command else { return nil }
                return placement
            }
            #expect(images.map(\.bitmap.scale) == [1])
            #expect(environment.sink.diagnostics.map(\.description).contains { $0.contains("contentsScale") })
        }
    }
}

extension CATextLayer {
    /// Returns what the layer draws in its own bounds.
    fileprivate func ownDrawing() -> [DrawCommand] { ownDrawing(PresentedValues(of: self), .zero) }
}
