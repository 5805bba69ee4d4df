import AppIntents
import SwiftUI
import Testing
import WidgetKit

@Suite("Views of widgets")
struct WidgetTests {
    private struct Tile: View {
        @Environment(\.widgetFamily) private var family
        @Environment(\.widgetRenderingMode) private var mode
        var body: some View { Text("\(family) \(mode)").widgetAccentable().widgetURL(nil) }
    }

    @Test("know their family and how they are rendered")
    func environment() {
        var values = EnvironmentValues()
        #expect(values.widgetFamily == .systemMedium)
        #expect(values.widgetRenderingMode == .fullColor)
        values.widgetRenderingMode = .accented
        #expect("\(values.widgetRenderingMode)" == "accented")
        #expect("\(WidgetFamily.systemSmall)" == "systemSmall")
        #expect(Set(WidgetFamily.allCases.map(\.rawValue)).count == WidgetFamily.allCases.count)
    }

    private struct Refresh: AppIntent {
        static let title: LocalizedStringResource = "Refresh"
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("have buttons that perform actions")
    func buttons() {
        let views: [any View] = [
            Button("Refresh", intent: Refresh()), Button(intent: Refresh()) { Text("Refresh") },
            Toggle("On", isOn: true, intent: Refresh()),
            Tile().previewContext(WidgetPreviewContext(family: .systemSmall)), AccessoryWidgetBackground(),
        ]
        #expect(views.count == 5)
    }
}
