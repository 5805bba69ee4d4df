import Geometry
import Scene

extension UIDatePicker {
    // MARK: Wheels

    /// The wheels of the mode, in the order of American English.
    var wheels: [WheelDrawing.Wheel] {
        let shown = calendarDate
        switch datePickerMode {
        case .time: return timeWheels
        case .date:
            let days = WheelDrawing.Wheel(count: shown.daysInMonth, selected: shown.day - 1) { "\($0 + 1)" }
            return [monthWheel, days, yearWheel]
        case .yearAndMonth: return [monthWheel, yearWheel]
        case .dateAndTime:
            let today = CalendarDate.days(year: shown.year, month: shown.month, day: shown.day)
            let days = WheelDrawing.Wheel(count: 7, selected: 3, relativeWidth: 2.4) { row in
                let day = today + row - 3
                let date = CalendarDate(Date(timeIntervalSince1970: Double(day) * 86_400))
                let weekday = CalendarDate.weekdayNames[CalendarDate.weekday(day)]
                return "\(weekday) \(CalendarDate.monthNames[date.month - 1].prefix(3)) \(date.day)"
            }
            return [days] + timeWheels
        case .countDownTimer:
            let minutes = Int(max(0, min(countDownDuration.isFinite ? countDownDuration : 0, 86_340)) / 60)
            return [
                .init(count: 24, selected: minutes / 60) { "\($0) hours" },
                .init(count: 60, selected: minutes % 60) { "\($0) min" },
            ]
        }
    }

    private var monthWheel: WheelDrawing.Wheel {
        .init(count: 12, selected: calendarDate.month - 1, relativeWidth: 1.8) { CalendarDate.monthNames[$0] }
    }

    private var yearWheel: WheelDrawing.Wheel {
        .init(count: 10_000, selected: calendarDate.year) { "\($0)" }
    }

    private var timeWheels: [WheelDrawing.Wheel] {
        let shown = calendarDate
        let step = max(1, min(minuteInterval, 30))
        return [
            .init(count: 12, selected: (shown.hour + 11) % 12) { "\($0 + 1)" },
            .init(count: 60 / step, selected: shown.minute / step) { CalendarDate.twoDigits($0 * step) },
            .init(count: 2, selected: shown.hour / 12) { ["AM", "PM"][$0] },
        ]
    }

    // MARK: Compact

    /// Returns the buttons of the compact style, on gray backgrounds at the trailing side of a wider frame.
    /// Source: as in forms of iOS 14.
    func compactCommands(in context: ContentContext) -> [DrawCommand] {
        zip(compactTitles, compactRects).flatMap { title, area in
            ControlShape.filled(area, radius: Self.compactRadius, context.color(.tertiarySystemFill))
                + commands(compactText(title), in: area, context)
        }
    }

    /// The radius of the corners of a button of the compact style, in points.
    static let compactRadius: CGFloat = 8

    /// The buttons of the compact style.
    var compactRects: [CGRect] {
        let size = intrinsicContentSize
        var left = isRightToLeft ? bounds.minX : bounds.maxX - size.width
        return compactTitles.map { title in
            let width = block(compactText(title)).size.width + 2 * Self.compactPadding
            defer { left += width + Self.compactSpacing }
            return CGRect(
                x: left, y: bounds.midY - size.height / 2, width: width, height: size.height)
        }
    }

    // MARK: Calendar

    /// Returns the month, weekdays and days with the selected one on a disc; below them the time if the mode
    /// includes it.
    func calendarCommands(in context: ContentContext) -> [DrawCommand] {
        guard datePickerMode != .time else { return compactCommands(in: context) }
        let shown = calendarDate
        let area = bounds.insetBy(dx: 12, dy: 0)
        let title = ControlText(
            text: shown.monthAndYear,
            font: .systemFont(ofSize: 17, weight: .semibold), color: .label)
        var result = commands(
            title, in: CGRect(x: area.minX + 4, y: area.minY, width: area.width, height: 44), context)
        let cell = CGSize(width: area.width / 7, height: 44)
        for (column, name) in CalendarDate.weekdayNames.enumerated() {
            let text = ControlText(
                text: name.uppercased(), font: .systemFont(ofSize: 13, weight: .semibold),
                color: .tertiaryLabel, alignment: .center)
            let box = CGRect(
                x: area.minX + CGFloat(column) * cell.width, y: area.minY + 44, width: cell.width, height: 20)
            result += commands(text, in: box, context)
        }
        for day in 1...shown.daysInMonth {
            let slot = shown.weekdayOfFirst + day - 1
            let box = CGRect(
                x: area.minX + CGFloat(slot % 7) * cell.width,
                y: area.minY + 68 + CGFloat(slot / 7) * cell.height, width: cell.width, height: cell.height)
            result += dayCommands(day, isChosen: day == shown.day, in: box, context)
        }
        return result
    }

    private func dayCommands(
        _ day: Int, isChosen: Bool, in box: CGRect, _ context: ContentContext
    ) -> [DrawCommand] {
        let tint = tintColor ?? .systemBlue
        let text = ControlText(
            text: "\(day)", font: .systemFont(ofSize: 20, weight: isChosen ? .medium : .regular),
            color: isChosen ? tint : .label, alignment: .center)
        let disc = CGRect(center: CGPoint(x: box.midX, y: box.midY), width: 44, height: 44)
        let ground = isChosen ? context.color(tint.withAlphaComponent(0.12)) : .clear
        return ControlShape.filled(disc, radius: 22, ground) + commands(text, in: box, context)
    }
}
