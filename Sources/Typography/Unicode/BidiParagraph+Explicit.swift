extension BidiParagraph {
    /// The stack of rules X1 to X8.
    private struct Explicit {
        struct Entry {
            var level: UInt8
            /// The class that all characters take, if they do.
            var override: BidiClass?
            var isIsolate: Bool
        }

        var stack: [Entry]
        var overflowingIsolates = 0, overflowingEmbeddings = 0, validIsolates = 0

        init(base: UInt8) { stack = [Entry(level: base, override: nil, isIsolate: false)] }

        var top: Entry { stack.last ?? Entry(level: 0, override: nil, isIsolate: false) }

        private func nextLevel(isRight: Bool) -> UInt8 {
            let level = top.level
            return level + ((level & 1 == 1) == isRight ? 2 : 1)
        }

        /// Rules X2 to X5.
        mutating func embed(isRight: Bool, override: BidiClass?) {
            let level = nextLevel(isRight: isRight)
            if level <= BidiParagraph.highestLevel, overflowingIsolates == 0, overflowingEmbeddings == 0 {
                stack.append(Entry(level: level, override: override, isIsolate: false))
            } else if overflowingIsolates == 0 {
                overflowingEmbeddings += 1
            }
        }

        /// Rules X5a and X5b.
        mutating func isolate(isRight: Bool) {
            let level = nextLevel(isRight: isRight)
            if level <= BidiParagraph.highestLevel, overflowingIsolates == 0, overflowingEmbeddings == 0 {
                validIsolates += 1
                stack.append(Entry(level: level, override: nil, isIsolate: true))
            } else {
                overflowingIsolates += 1
            }
        }

        /// Ends an isolate, rule X6a.
        mutating func endIsolate() {
            if overflowingIsolates > 0 {
                overflowingIsolates -= 1
            } else if validIsolates > 0 {
                overflowingEmbeddings = 0
                while stack.count > 1, !top.isIsolate { stack.removeLast() }
                if stack.count > 1 { stack.removeLast() }
                validIsolates -= 1
            }
        }

        /// Ends an embedding or override, rule X7.
        mutating func endEmbedding() {
            guard overflowingIsolates == 0 else { return }
            if overflowingEmbeddings > 0 {
                overflowingEmbeddings -= 1
            } else if !top.isIsolate, stack.count > 1 {
                stack.removeLast()
            }
        }
    }

    /// Rules X1 to X8. A range whose direction comes from an attribute is an embedding around it, which
    /// nothing inside can end and which ends all that is open inside.
    mutating func setExplicitLevels(_ embeddings: [BidiLevels.Embedding]) {
        var state = Explicit(base: base), outside = state
        var rest = embeddings[...], end: Int?
        for index in original.indices {
            if index == end {
                state = outside
                end = nil
            }
            while let embedding = rest.first, embedding.range.lowerBound <= index {
                rest.removeFirst()
                guard embedding.range.upperBound > index else { continue }
                if end == nil { outside = state }
                end = embedding.range.upperBound
                state = Explicit(base: outside.top.level)
                for direction in embedding.directions {
                    state.embed(
                        isRight: direction.isRightToLeft,
                        override: direction.isOverride ? (direction.isRightToLeft ? .right : .left) : nil)
                }
                state.stack.removeFirst(state.stack.count - 1)
            }
            setExplicitLevel(at: index, &state)
        }
    }

    private mutating func setExplicitLevel(at index: Int, _ state: inout Explicit) {
        let found = original[index]
        switch found {
        case .leftEmbedding: state.embed(isRight: false, override: nil)
        case .rightEmbedding: state.embed(isRight: true, override: nil)
        case .leftOverride: state.embed(isRight: false, override: .left)
        case .rightOverride: state.embed(isRight: true, override: .right)
        case .popDirection: state.endEmbedding()
        case .boundaryNeutral: break
        case .paragraphSeparator: levels[index] = base
        case .leftIsolate, .rightIsolate, .firstStrongIsolate:
            setLevel(at: index, state.top)
            state.isolate(
                isRight: found == .rightIsolate || (found == .firstStrongIsolate && isRight(at: index)))
        case .popIsolate:
            state.endIsolate()
            setLevel(at: index, state.top)
        default: setLevel(at: index, state.top)
        }
    }

    private mutating func setLevel(at index: Int, _ entry: Explicit.Entry) {
        levels[index] = entry.level
        if let override = entry.override { classes[index] = override }
    }

    /// Whether the first strong character of an isolate runs to the left (rule X5c).
    private func isRight(at start: Int) -> Bool {
        let end = counterparts[start] < 0 ? original.count : counterparts[start]
        return BidiParagraph.firstStrongLevel(original, counterparts, start + 1..<end) == 1
    }
}
