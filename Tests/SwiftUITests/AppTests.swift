import Testing
import UIKitCore

@testable import SwiftUI

@Suite("Apps of SwiftUI")
struct AppTests {
    private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        var name = "delegate"
    }

    private struct Garden: App {
        @State private var visits = 1
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
        var body: some Scene {
            WindowGroup { Beds(visits: $visits) }
                .environment(\.lineLimit, 3)
        }
    }

    private struct Beds: View {
        @Binding var visits: Int
        @Environment(\.lineLimit) private var lines
        @EnvironmentObject private var delegate: Delegate
        var body: some View {
            Text(verbatim: "\(visits) \(lines ?? 0) \(delegate.name)").onAppear { visits += 1 }
        }
    }

    private struct Nothing: App {
        var body: some Scene { EmptyScene() }
    }

    @Test("show the first window group when they are launched, with their state and their delegate")
    func launch() {
        var environment = RenderEnvironment.current
        environment.interfaceClasses = InterfaceClasses()
        environment.interfaceClasses.setApplicationDelegate(named: "Delegate") { Delegate() }
        environment.interfaceClasses.setApp(named: "Garden") { Garden.main() }
        environment.withLiveScreen({ UIViewController() }) { live in
            live.state.launch(LaunchInformation(), showsMainInterface: true)
            let controller = live.state.takeLaunchedController()
            controller?.view.frame = live.window.bounds
            controller?.view.layoutIfNeeded()
            RenderContext.current.eventLoop.settle()
            #expect(Hosted.texts(of: controller?.view) == ["2 3 delegate"])
        }
    }

    @Test("without a scene that shows something have no window")
    func empty() {
        Hosted.run {
            let before = RenderContext.current.windows.count
            Nothing.main()
            #expect(RenderContext.current.windows.count == before)
        }
    }

    @Test("show the first scene that shows something")
    func scenes() {
        struct Two: App {
            var body: some Scene {
                EmptyScene()
                WindowGroup(id: "a") { Text(verbatim: "first") }
                WindowGroup("b") { Text(verbatim: "second") }
            }
        }
        Hosted.run {
            let controller = Two.makeController()
            controller?.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
            controller?.view.layoutIfNeeded()
            #expect(Hosted.texts(of: controller?.view) == ["first"])
        }
    }
}
