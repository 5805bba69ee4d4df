import Files
public import Goldens
public import Maquette

extension RenderedScreen {
    /// Returns what is compared with a golden of a kind; nil if the screen was not rendered to that stage.
    public func goldenSubject(_ kind: GoldenKind) -> GoldenSubject? {
        switch kind {
        case .layout:
            return layout.map { goldenSubject(.text(.layout, $0.dump)) }
        case .commands:
            return commands.map { goldenSubject(.text(.commands, $0.dump)) }
        case .events:
            return events.map { goldenSubject(.text(.events, $0)) }
        case .picture:
            guard let picture else { return nil }
            return goldenSubject(.picture(picture, png: png, scale: variant.device.scale))
        case .digest:
            return picture.map { goldenSubject(.digest($0, scale: variant.device.scale)) }
        }
    }

    private func goldenSubject(_ content: GoldenSubject.Content) -> GoldenSubject {
        let conditions = conditionTexts.map { GoldenOrigin.Condition(name: $0.name, value: $0.value) }
        let origin = GoldenOrigin(input: input, scene: scene, state: state, conditions: conditions)
        var subject = GoldenSubject(name: name, content: content, origin: origin, layout: layout)
        subject.commands = commands
        subject.refusal = diagnostics.first { DiagnosticCode.replacedContentCodes.contains($0.code) }
        subject.declarations = declarations
        return subject
    }
}
