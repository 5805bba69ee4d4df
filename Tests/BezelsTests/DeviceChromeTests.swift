import Bezels
import Devices
import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import Typography

@Suite("What surrounds a screen") struct DeviceChromeTests {
    private let text: TextEngine

    init() throws {
        text = TextEngine(library: try FontLibrary(directory: PackageFiles.url("fonts").path))
    }

    private func surrounded(
        _ parts: DeviceChrome.Parts, of device: String, _ statusBar: StatusBarStyle = .automatic
    ) throws -> (screen: DisplayList, result: DisplayList) {
        let device = try DeviceTable.profile(named: device)
        let chrome = DeviceChrome(
            parts, of: device, orientation: .portrait, isDark: false, statusBar: statusBar, text: text)
        let screen = DisplayList(
            size: device.size(in: .portrait),
            commands: [.draw(.fillRect(Rect(x: 0, y: 0, width: 10, height: 10), .color(.black)))])
        return (screen, chrome.surround(screen))
    }

    @Test func withoutPartsAScreenIsAsItIs() throws {
        let (screen, result) = try surrounded([], of: "iphone-16")
        #expect(result == screen)
    }

    @Test func aStatusBarIsDrawnAboveTheScreen() throws {
        let (screen, result) = try surrounded(.statusBar, of: "iphone-16")
        #expect(result.size == screen.size)
        #expect(result.commands.starts(with: screen.commands) && result.commands.count > 10)
    }

    @Test func aScreenMayHideTheStatusBar() throws {
        let (screen, result) = try surrounded(.statusBar, of: "iphone-16", .hidden)
        #expect(result == screen)
    }

    @Test func aDisplayClipsTheScreenToItsCorners() throws {
        let (_, round) = try surrounded(.display, of: "iphone-16")
        let (_, square) = try surrounded(.display, of: "iphone-se")
        guard case .push(.clip) = round.commands.first else {
            Issue.record("a round display does not clip")
            return
        }
        guard case .draw = square.commands.first else {
            Issue.record("a display without round corners clips")
            return
        }
    }

    @Test(arguments: ["iphone-se", "iphone-16", "ipad-9.7"])
    func aFrameIsLargerOnAllSides(device: String) throws {
        let (screen, result) = try surrounded([.statusBar, .display, .frame], of: device)
        #expect(result.size.width > screen.size.width && result.size.height > screen.size.height)
        #expect(result.checkInvariants() == nil)
    }
}
