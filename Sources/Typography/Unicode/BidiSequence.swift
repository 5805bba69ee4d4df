/// An isolating run sequence (rule BD13): what the rules from W1 on see as one text.
struct BidiSequence {
    /// Its units, in the order of the text, without what rule X9 removes.
    var indices: [Int]
    let level: UInt8
    /// The directions before and after it: `left` or `right`.
    let start: BidiClass
    let end: BidiClass

    /// The direction of its level.
    var direction: BidiClass { BidiSequence.direction(of: level) }

    static func direction(of level: UInt8) -> BidiClass { level & 1 == 1 ? .right : .left }

    /// The sequences of a paragraph that has its explicit levels (rule X10).
    static func all(in paragraph: BidiParagraph) -> [BidiSequence] {
        let kept = paragraph.original.indices.filter { !paragraph.original[$0].isRemoved }
        let runs = levelRuns(of: kept, paragraph.levels)
        // The run that begins with a unit, by the unit.
        var runOfStart = [Int](repeating: -1, count: paragraph.original.count)
        for (number, run) in runs.enumerated() { runOfStart[kept[run.lowerBound]] = number }
        return runs.compactMap { run in
            let first = kept[run.lowerBound]
            guard paragraph.original[first] != .popIsolate || paragraph.counterparts[first] < 0 else {
                return nil
            }
            return sequence(from: run, of: runs, runOfStart, kept, paragraph)
        }
    }

    /// Stretches of one level, as ranges of the units that are kept.
    private static func levelRuns(of kept: [Int], _ levels: [UInt8]) -> [Range<Int>] {
        var runs: [Range<Int>] = [], start = 0
        for position in kept.indices
        where position + 1 == kept.count || levels[kept[position + 1]] != levels[kept[position]] {
            runs.append(start..<position + 1)
            start = position + 1
        }
        return runs
    }

    private static func sequence(
        from first: Range<Int>, of runs: [Range<Int>], _ runOfStart: [Int], _ kept: [Int],
        _ paragraph: BidiParagraph
    ) -> BidiSequence {
        var indices: [Int] = [], run = first
        while true {
            indices.append(contentsOf: kept[run])
            let last = kept[run.upperBound - 1]
            guard paragraph.original[last].opensIsolate, paragraph.counterparts[last] >= 0,
                case let next = runOfStart[paragraph.counterparts[last]], next >= 0,
                runs[next].lowerBound > run.lowerBound
            else { break }
            run = runs[next]
        }
        let level = paragraph.levels[kept[first.lowerBound]], last = kept[run.upperBound - 1]
        let before = first.lowerBound > 0 ? paragraph.levels[kept[first.lowerBound - 1]] : paragraph.base
        let after =
            run.upperBound < kept.count && !paragraph.original[last].opensIsolate
            ? paragraph.levels[kept[run.upperBound]] : paragraph.base
        return BidiSequence(
            indices: indices, level: level, start: direction(of: max(level, before)),
            end: direction(of: max(level, after)))
    }

    /// Rules W1 to W7.
    mutating func resolveWeak(_ classes: inout [BidiClass], _ original: [BidiClass]) {
        resolveMarks(&classes, original)
        resolveNumbers(&classes)
        resolveSeparators(&classes)
        resolveTerminators(&classes)
        var strong = start
        for index in indices {
            switch classes[index] {
            case .left, .right: strong = classes[index]
            case .europeanNumber: if strong == .left { classes[index] = .left }
            case .europeanSeparator, .europeanTerminator, .commonSeparator: classes[index] = .neutral
            default: break
            }
        }
    }

    /// Resolves nonspacing marks, rule W1.
    private func resolveMarks(_ classes: inout [BidiClass], _ original: [BidiClass]) {
        var last = start
        for index in indices {
            if classes[index] == .mark { classes[index] = last }
            let isIsolate = original[index].opensIsolate || original[index] == .popIsolate
            last = isIsolate ? .neutral : classes[index]
        }
    }

    /// Rules W2 and W3.
    private func resolveNumbers(_ classes: inout [BidiClass]) {
        var strong = start
        for index in indices {
            switch classes[index] {
            case .left, .right: strong = classes[index]
            case .arabicLetter:
                strong = .arabicLetter
                classes[index] = .right
            case .europeanNumber: if strong == .arabicLetter { classes[index] = .arabicNumber }
            default: break
            }
        }
    }

    /// Resolves single separators between numbers, rule W4.
    private func resolveSeparators(_ classes: inout [BidiClass]) {
        for position in indices.indices.dropFirst().dropLast() {
            let found = classes[indices[position]]
            guard found == .europeanSeparator || found == .commonSeparator else { continue }
            let before = classes[indices[position - 1]], after = classes[indices[position + 1]]
            let isEuropean = before == .europeanNumber
            let isArabic = before == .arabicNumber && found == .commonSeparator
            if before == after, isEuropean || isArabic { classes[indices[position]] = before }
        }
    }

    /// Resolves terminators beside European numbers, rule W5.
    private func resolveTerminators(_ classes: inout [BidiClass]) {
        var position = 0
        while position < indices.count {
            guard classes[indices[position]] == .europeanTerminator else {
                position += 1
                continue
            }
            var stop = position
            while stop < indices.count, classes[indices[stop]] == .europeanTerminator { stop += 1 }
            let touchesNumber =
                (position > 0 && classes[indices[position - 1]] == .europeanNumber)
                || (stop < indices.count && classes[indices[stop]] == .europeanNumber)
            if touchesNumber { for index in indices[position..<stop] { classes[index] = .europeanNumber } }
            position = stop
        }
    }

    /// The direction of a class as rules N0 to N2 see it: numbers run to the right of what they are in.
    static func strongDirection(of found: BidiClass) -> BidiClass? {
        switch found {
        case .left: .left
        case .right, .europeanNumber, .arabicNumber: .right
        default: nil
        }
    }

    /// Rules N1 and N2.
    func resolveNeutrals(_ classes: inout [BidiClass]) {
        var before = start, position = 0
        while position < indices.count {
            guard classes[indices[position]].isNeutralOrIsolate else {
                before = BidiSequence.strongDirection(of: classes[indices[position]]) ?? before
                position += 1
                continue
            }
            var stop = position
            while stop < indices.count, classes[indices[stop]].isNeutralOrIsolate { stop += 1 }
            let after = stop < indices.count ? BidiSequence.strongDirection(of: classes[indices[stop]]) : end
            let found = before == after ? before : direction
            for index in indices[position..<stop] { classes[index] = found }
            position = stop
        }
    }
}
