import Foundation
import SwiftUICore
import Testing

@Suite("Dates in texts")
struct DateTextTests {
    private let start = Date(timeIntervalSince1970: 1_559_563_200)

    private func text(_ text: Text) -> String? {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        return text.reportedText(in: environment)
    }

    /// Source: the example of `Text.DateStyle.date` in Apple's documentation: "June 3, 2019".
    @Test("dates are long ones")
    func date() { #expect(text(Text(start, style: .date)) == "June 3, 2019") }

    /// Source: the examples of `Text.DateStyle.timer` in Apple's documentation: "2:32" and "36:59:01".
    @Test("timers that pause show what is left, or has passed")
    func timers() {
        func timer(_ seconds: Double, pausesAfter pause: Double, countsDown: Bool, hours: Bool = true)
            -> String?
        {
            text(
                Text(
                    timerInterval: start...start.addingTimeInterval(seconds),
                    pauseTime: start.addingTimeInterval(pause), countsDown: countsDown, showsHours: hours))
        }
        // The interval is after the clock of the render, so that the timer is at its beginning.
        #expect(timer(152, pausesAfter: 0, countsDown: true) == "2:32")
        #expect(timer(133_141, pausesAfter: 0, countsDown: true) == "36:59:01")
        #expect(timer(133_141, pausesAfter: 0, countsDown: true, hours: false) == "2219:01")
        #expect(timer(152, pausesAfter: 0, countsDown: false) == "0:00")
    }

    @Test("texts with a date in a style show it among the rest")
    func interpolation() { #expect(text(Text("On \(start, style: .date)")) == "On June 3, 2019") }
}
