import Geometry
import Scene

/// The drawing of contents on their way to others.
struct ContentChange {
    /// What was drawn before.
    let old: [DrawCommand]
    /// What is drawn in the end.
    let new: [DrawCommand]
    /// The share of the change, of a spring also above 1.
    let share: Double

    private var part: Double { min(max(share, 0), 1) }

    /// The old contents, which fade out, and the new ones, which fade in.
    var faded: [DrawCommand] { ContentChange.layer(old, 1 - part) + ContentChange.layer(new, part) }

    /// The digits that stay, on their way to their new places; those that change roll by the height of a line.
    ///
    /// Chosen: glyphs stay where they are the same at the same place in the text; confidence low.
    func rolled(by height: Double, countsDown: Bool) -> [DrawCommand] {
        let before = ContentChange.glyphs(of: old), after = ContentChange.glyphs(of: new)
        let distance = countsDown ? height : -height
        var stay: [DrawCommand] = [], leave: [DrawCommand] = [], come: [DrawCommand] = []
        for (index, glyph) in after.enumerated() {
            if index < before.count, before[index].isSame(as: glyph) {
                stay.append(before[index].moved(to: glyph, share))
            } else {
                come.append(glyph.command)
            }
        }
        for (index, glyph) in before.enumerated()
        where index >= after.count || !glyph.isSame(as: after[index]) { leave.append(glyph.command) }
        return stay + ContentChange.layer(leave.moved(by: distance * share), 1 - part)
            + ContentChange.layer(come.moved(by: -distance * (1 - share)), part)
    }

    private static func layer(_ commands: [DrawCommand], _ opacity: Double) -> [DrawCommand] {
        guard !commands.isEmpty, opacity > 0 else { return [] }
        return opacity < 1
            ? commands.within(.layer(opacity: opacity, bounds: commands.groupBounds)) : commands
    }

    /// A glyph with what is drawn with it.
    private struct Glyph {
        var run: GlyphRun
        let paint: Paint

        var command: DrawCommand { .draw(.glyphs(run, paint)) }

        func isSame(as other: Glyph) -> Bool {
            run.face == other.run.face && run.size == other.run.size
                && run.glyphs.first?.id == other.run.glyphs.first?.id
        }

        /// The other glyph, on its way from the place of this one.
        func moved(to other: Glyph, _ share: Double) -> DrawCommand {
            let start = run.origin, end = other.run.origin
            return other.command.offset(
                by: Point(x: (start.x - end.x) * (1 - share), y: (start.y - end.y) * (1 - share)))
        }
    }

    /// The glyphs one by one; what else is drawn is part of no digit.
    private static func glyphs(of commands: [DrawCommand]) -> [Glyph] {
        commands.flatMap { command -> [Glyph] in
            guard case .draw(.glyphs(let run, let paint)) = command else { return [] }
            return run.glyphs.map { glyph in
                var single = run
                single.origin = Point(
                    x: run.origin.x + glyph.position.x, y: run.origin.y + glyph.position.y)
                single.glyphs = [GlyphRun.Glyph(id: glyph.id, position: .zero)]
                single.bounds = run.bounds.offset(by: Point(x: -glyph.position.x, y: -glyph.position.y))
                return Glyph(run: single, paint: paint)
            }
        }
    }
}

extension [DrawCommand] {
    fileprivate func moved(by distance: Double) -> [DrawCommand] {
        map { $0.offset(by: Point(x: 0, y: distance)) }
    }
}
