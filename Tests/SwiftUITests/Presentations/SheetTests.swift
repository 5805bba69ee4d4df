import Devices
import Foundation
import RenderContext
import SwiftUI
import Testing
import UIKitCore

@Suite("Sheets, covers and popovers")
struct SheetTests {
    private func sheet(in live: LiveScreen) -> UISheetPresentationController? {
        live.window.rootViewController?.presentedViewController?.sheetPresentationController
    }

    /// Acts as a tap of the first button of what is presented, or of the screen.
    private func tap(_ live: LiveScreen, isPresented: Bool = true) {
        let root = live.window.rootViewController
        let view = isPresented ? root?.presentedViewController?.view : root?.view
        view.flatMap { ShownScreen.views(UIControl.self, in: $0).first }?.sendActions(for: .touchUpInside)
        ShownScreen.settle(live)
        ShownScreen.settle(live)
    }

    private struct Resting: View {
        @State private var detent = PresentationDetent.medium
        var body: some View {
            Text("Below").sheet(isPresented: .constant(true)) {
                VStack {
                    Button("Smaller") { detent = .height(200) }
                    Text(detent == .medium ? "medium" : detent == .large ? "large" : "small")
                }
                .presentationDetents([.large, .medium, .height(200)], selection: $detent)
            }
        }
    }

    /// Source: Apple's documentation of `presentationDetents(_:selection:)`: the binding is to "the currently selected detent".
    @Test("a binding selects the height of a sheet, and follows the user")
    func selection() {
        ShownScreen.show(Resting()) { live in
            let sheet = sheet(in: live)
            #expect(sheet?.detents.map(\.identifier.rawValue).first?.hasPrefix("height") == true)
            #expect(sheet?.detents.dropFirst().map(\.identifier) == [.medium, .large])
            #expect(sheet?.selectedDetentIdentifier == .medium)
            #expect(sheet?.prefersGrabberVisible == true)
            sheet?.selectedDetentIdentifier = .large
            let delegate = sheet?.delegate as? any UISheetPresentationControllerDelegate
            if let sheet { delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet) }
            ShownScreen.settle(live)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "large" })
            #expect(sheet?.selectedDetentIdentifier == .large)
            tap(live)
            #expect(sheet?.selectedDetentIdentifier == sheet?.detents.first?.identifier)
            #expect(ShownScreen.texts(in: live).contains { $0.text == "small" })
        }
    }

    private struct Changing: View {
        @State private var isDirty = false
        var body: some View {
            Button(isDirty ? "dirty" : "clean") { isDirty.toggle() }.interactiveDismissDisabled(isDirty)
        }
    }

    @Test("what the content says of its sheet follows the state of the content")
    func content() {
        let view = Text("Below").sheet(isPresented: .constant(true)) { Changing() }
        ShownScreen.show(view) { live in
            let page = live.window.rootViewController?.presentedViewController
            #expect(page?.isModalInPresentation == false)
            tap(live)
            #expect(page?.isModalInPresentation == true)
        }
    }

    private enum Quarter: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue / 4 }
    }

    @Test("a sheet has the looks that its content asks for")
    func looks() {
        let view = Text("Below").sheet(isPresented: .constant(true)) {
            Text("Sheet")
                .presentationDetents([.custom(Quarter.self), .medium])
                .presentationDragIndicator(.hidden)
                .presentationCornerRadius(24)
                .presentationBackgroundInteraction(.enabled(upThrough: .medium))
                .presentationContentInteraction(.scrolls)
                .presentationBackground(.thinMaterial)
        }
        ShownScreen.show(view) { live in
            let sheet = sheet(in: live)
            #expect(sheet?.detents.count == 2)
            #expect(sheet?.detents.last?.identifier == .medium)
            #expect(sheet?.prefersGrabberVisible == false)
            #expect(sheet?.preferredCornerRadius == 24)
            #expect(sheet?.largestUndimmedDetentIdentifier == .medium)
            #expect(sheet?.prefersScrollingExpandsWhenScrolledToEdge == false)
            #expect(live.window.rootViewController?.presentedViewController?.view.backgroundColor == nil)
        }
    }

    private struct Logging: View {
        let log: (String) -> Void
        @State private var isPresented = true
        var body: some View {
            Button(isPresented ? "on" : "off") {}.sheet(isPresented: $isPresented) {
                log("onDismiss \(isPresented)")
            } content: {
                Dismissing()
            }
        }
    }

    private struct Dismissing: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Close") { dismiss() } }
    }

    private final class Log {
        var entries: [String] = []
    }

    @Test("content dismisses its sheet; the binding is false when onDismiss is called")
    func dismissal() {
        let log = Log()
        ShownScreen.show(Logging { log.entries.append($0) }) { live in
            tap(live)
            #expect(live.window.rootViewController?.presentedViewController == nil)
            #expect(log.entries == ["onDismiss false"])
            #expect(ShownScreen.texts(in: live).contains { $0.text == "off" })
        }
    }

    private struct Two: View {
        @State private var isFirst = true
        @State private var isSecond = true
        var body: some View {
            Text("Below")
                .sheet(isPresented: $isFirst) { Button("Close first") { isFirst = false } }
                .sheet(isPresented: $isSecond) { Text("second") }
        }
    }

    @Test("of several presentations on a view each has its turn")
    func several() {
        ShownScreen.show(Two()) { live in
            #expect(ShownScreen.texts(in: live).contains { $0.text == "Close first" })
            tap(live)
            ShownScreen.settle(live)
            let texts = ShownScreen.texts(in: live).map(\.text)
            #expect(texts.contains("second") && !texts.contains("Close first"))
        }
    }

    /// Source: components.md and Apple's documentation of `presentationCompactAdaptation(_:)`.
    @Test("a popover on a phone is a sheet unless its content asks for another adaptation")
    func adaptations() {
        func style(_ adaptation: PresentationAdaptation) -> UIPresentationController? {
            let view = Text("Below").popover(isPresented: .constant(true)) {
                Text("Popover").presentationCompactAdaptation(adaptation)
            }
            return ShownScreen.show(view) { live in
                live.window.rootViewController?.presentedViewController?.activePresentationController
            }
        }
        #expect(style(.automatic) is UISheetPresentationController)
        #expect(style(.popover) is UIPopoverPresentationController)
        #expect(style(.none) is UIPopoverPresentationController)
        #expect(style(.fullScreenCover)?.presentationStyle == .fullScreen)
    }

    @Test("a popover points at its anchor, from the edge that is asked for")
    func popovers() {
        var pad = RenderEnvironment.current
        (pad.device, pad.orientation) = (.iPadPro11InchGeneration4, .landscape)
        let view = Color.red.frame(width: 100, height: 40).popover(
            isPresented: .constant(true), attachmentAnchor: .point(.bottomTrailing), arrowEdge: .bottom
        ) { Color.blue.frame(width: 200, height: 100) }
        ShownScreen.show(view, in: pad) { live in
            let page = live.window.rootViewController?.presentedViewController
            let popover = page?.popoverPresentationController
            let middle = CGPoint(
                x: live.window.bounds.midX, y: live.window.safeAreaLayoutGuide.layoutFrame.midY)
            #expect(popover?.permittedArrowDirections == .up)
            #expect(popover?.sourceRect?.size == .zero)
            #expect(abs((popover?.sourceRect?.minX ?? 0) - middle.x - 50) <= 1)
            #expect(abs((popover?.sourceRect?.minY ?? 0) - middle.y - 20) <= 1)
            #expect(page?.preferredContentSize == CGSize(width: 200, height: 100))
        }
    }

    @Test("a cover takes the screen, and shows through where it has a background of its own")
    func covers() {
        func style(_ content: some View) -> UIModalPresentationStyle? {
            let view = Text("Below").fullScreenCover(isPresented: .constant(true)) { content }
            return ShownScreen.show(view) { live in
                live.window.rootViewController?.presentedViewController?.modalPresentationStyle
            }
        }
        #expect(style(Text("Cover")) == .fullScreen)
        #expect(style(Text("Cover").presentationBackground(.clear)) == .overFullScreen)
    }
}
