import Diagnostics
import Testing

@testable import UIKitCore

/// Touches of date pickers, which are reported rather than followed.
@Suite struct DatePickerTouchTests {
    @Test(arguments: [UIDatePicker.Style.wheels, .compact, .inline])
    func aTouchIsReported(style: UIDatePicker.Style) {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        picker.preferredDatePickerStyle = style
        var environment = RenderEnvironment.standard
        environment.sink = DiagnosticSink()
        environment.withLiveScreen {
            let controller = UIViewController()
            controller.view.addSubview(picker)
            return controller
        } _: { _ in
            #expect(environment.sink.diagnostics.isEmpty)
            TouchInput().tap(at: CGPoint(x: 160, y: 200))
        }
        #expect(environment.sink.diagnostics.map(\.code.name) == ["control.touch"])
    }
}
