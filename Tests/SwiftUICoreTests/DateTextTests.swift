import CoreGraphics
import Foundation
import RenderContext
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

    @Test("dates that count do so along the clock, which they do not keep")
    func counting() {
        inOneRender { loop in
            let graph = ViewGraph.settled(
                VStack {
                    Text(RenderDates.now, style: .timer)
                    Text("\(RenderDates.now, style: .relative)")
                })
            func texts() -> [String?] {
                graph.hostedNodes().filter { $0.typeName == "Text" }.map(\.text)
            }
            #expect(texts() == ["0:00", "0 seconds"])
            loop.advance(by: 1.5)
            #expect(texts() == ["0:01", "1 second"])
            loop.advance(by: 60)
            #expect(texts() == ["1:01", "1 minute, 1 second"])
            let now = loop.now
            loop.settle()
            #expect(loop.now == now)
        }
    }

    @Test("a text that counts is laid out again as it changes")
    func layout() {
        inOneRender { loop in
            let graph = ViewGraph.settled(Text(RenderDates.now, style: .timer))
            func width() -> CGFloat? { graph.hostedNodes().first { $0.typeName == "Text" }?.frame.width }
            let first = width() ?? 0
            loop.advance(by: 600.5)
            #expect((width() ?? 0) > first)
        }
    }

    @Test("values in a format are in the locale of the environment, unless the format has its own")
    func formats() {
        func text(_ text: Text, _ locale: String) -> String? {
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: locale)
            return text.reportedText(in: environment)
        }
        let number = Text(1234.5, format: .number)
        #expect(text(number, "en_US") == "1,234.5")
        #expect(text(number, "de_DE") == "1.234,5")
        #expect(text(Text("\(1234.5, format: .number)"), "de_DE") == "1.234,5")
        let fixed = Text(1234.5, format: .number.locale(Locale(identifier: "de_DE")))
        #expect(text(fixed, "en_US") == "1.234,5")
    }

    @Test("texts with a date in a style show it among the rest")
    func interpolation() { #expect(text(Text("On \(start, style: .date)")) == "On June 3, 2019") }
}

/// Dates on the clock of a render.
private enum RenderDates {
    static var now: Date { RenderClock.date }
}
