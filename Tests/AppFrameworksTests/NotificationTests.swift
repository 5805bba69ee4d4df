import Testing
import UIKit
import UserNotifications

@Suite("Local notifications")
struct NotificationTests {
    private func request(_ identifier: String, after seconds: TimeInterval?, repeats: Bool = false)
        -> UNNotificationRequest
    {
        UNNotificationRequest(
            identifier: identifier, content: UNMutableNotificationContent(),
            trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) })
    }

    private func pending() -> [String] {
        var identifiers: [String] = []
        UNUserNotificationCenter.current().getPendingNotificationRequests {
            identifiers = $0.map(\.identifier)
        }
        Render.runDueWork()
        return identifiers
    }

    @Test("requests are pending until their triggers fire, and replaced by those of the same identifier")
    func requests() {
        Render.run {
            let center = UNUserNotificationCenter.current()
            center.add(request("a", after: 60))
            center.add(request("b", after: 600))
            center.add(request("now", after: nil))
            center.add(request("hourly", after: 60, repeats: true))
            center.add(request("a", after: 120))
            #expect(pending() == ["b", "hourly", "a"])
            RenderContext.current.eventLoop.advance(by: 121)
            #expect(pending() == ["b", "hourly"])
            center.removePendingNotificationRequests(withIdentifiers: ["b"])
            #expect(pending() == ["hourly"])
            center.removeAllPendingNotificationRequests()
            #expect(pending().isEmpty)
        }
    }

    @Test("categories are kept")
    func categories() {
        Render.run {
            let center = UNUserNotificationCenter.current()
            center.setNotificationCategories([
                UNNotificationCategory(identifier: "news", actions: [], intentIdentifiers: [])
            ])
            var identifiers: [String] = []
            center.getNotificationCategories { identifiers = $0.map(\.identifier) }
            Render.runDueWork()
            #expect(identifiers == ["news"])
        }
    }

    private func status(after options: UNAuthorizationOptions) -> (Bool?, UNAuthorizationStatus?) {
        let center = UNUserNotificationCenter.current()
        var granted: Bool?, status: UNAuthorizationStatus?
        center.requestAuthorization(options: options) { answer, _ in granted = answer }
        center.getNotificationSettings { status = $0.authorizationStatus }
        Render.runDueWork()
        return (granted, status)
    }

    @Test("the user declines, and is not asked for provisional authorization")
    func authorization() {
        // Source: "Asking permission to use notifications", Apple's documentation: provisional authorization is granted
        // without asking.
        Render.run { #expect(status(after: [.alert]) == (false, .denied)) }
        Render.run { #expect(status(after: [.alert, .provisional]) == (true, .provisional)) }
    }
}
