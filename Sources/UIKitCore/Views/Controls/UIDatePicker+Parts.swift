import Scene

/// The views of the parts of a date picker.
///
/// Source: public code finds the parts of each style in one subview of the picker; of the compact style a view a button,
/// with its background first. Chosen: the label above the background.
final class DatePickerParts {
    private let element: PartView
    private var wheels: WheelParts?
    private var buttons: [(holder: PartView, ground: PartView, label: PartLabel)] = []

    init(_ picker: UIDatePicker) {
        element = PartView { [weak picker] _, context in
            picker?.datePickerStyle == .inline ? picker?.calendarCommands(in: context) ?? [] : []
        }
        picker.addPart(element)
    }

    func place(in picker: UIDatePicker) {
        picker.place(element, asPart: picker.bounds)
        placeWheels(in: picker)
        placeButtons(in: picker)
    }

    private func placeWheels(in picker: UIDatePicker) {
        guard picker.datePickerStyle == .wheels else {
            if let wheels { remove([wheels.columns, wheels.indicator], from: picker) }
            return wheels = nil
        }
        let shown: WheelParts
        if let wheels {
            shown = wheels
        } else {
            shown = WheelParts { [weak picker] context in
                guard let picker else { return [] }
                return WheelDrawing(view: picker, context: context)
                    .commands(picker.wheels, showsIndicator: false)
            }
            for part in [shown.columns, shown.indicator] { picker.addPart(part, in: element) }
            wheels = shown
        }
        shown.place(in: picker)
    }

    private func placeButtons(in picker: UIDatePicker) {
        let isCompact = picker.datePickerStyle == .compact || picker.datePickerStyle == .automatic
        let titles = isCompact ? picker.compactTitles : []
        if buttons.count != titles.count {
            for button in buttons { remove([button.label, button.ground, button.holder], from: picker) }
            buttons = titles.map { _ in (PartView(), PartView(), PartLabel()) }
            for button in buttons { add(button, to: picker) }
        }
        guard isCompact else { return }
        let corner = picker.bounds.origin
        for (button, (title, rect)) in zip(buttons, zip(titles, picker.compactRects)) {
            picker.place(button.holder, asPart: rect.offsetBy(dx: -corner.x, dy: -corner.y))
            for part in [button.ground, button.label] {
                picker.place(part, asPart: CGRect(origin: .zero, size: rect.size))
            }
            if button.label.text != title { button.label.text = title }
        }
    }

    private func add(
        _ button: (holder: PartView, ground: PartView, label: PartLabel), to picker: UIDatePicker
    ) {
        button.ground.backgroundColor = .tertiarySystemFill
        button.ground.layer.cornerRadius = UIDatePicker.compactRadius
        button.label.textAlignment = .center
        picker.addPart(button.holder, in: element)
        picker.addPart(button.ground, in: button.holder)
        picker.addPart(button.label, in: button.holder)
    }

    private func remove(_ views: [UIView], from picker: UIDatePicker) {
        for view in views {
            view.removeFromSuperview()
            picker.dropPart(view)
        }
    }
}
