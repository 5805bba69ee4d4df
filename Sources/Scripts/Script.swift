package import Diagnostics

/// The steps of a state, and the images that they capture.
public struct Script: Hashable, Sendable {
    /// The steps in order.
    public var steps: [Step]

    /// Creates a script.
    public init(_ steps: [Step]) { self.steps = steps }

    /// An image that a script captures.
    package struct Capture: Hashable, Sendable {
        /// Its name; nil for the end of a script that captures no image.
        package var name: String?
        /// The index of its step; the number of steps for the end.
        package var step: Int
    }

    /// The captured images in order; that of the end if the script captures none.
    package var captures: [Capture] {
        let named = steps.enumerated().compactMap { index, step -> Capture? in
            if case .capture(let name, _) = step.action { Capture(name: name, step: index) } else { nil }
        }
        return named.isEmpty ? [Capture(name: nil, step: steps.count)] : named
    }

    /// Returns the name of a captured image where states are named: that of the state, a hyphen and its own.
    package static func pictureName(state: String, capture: String?) -> String {
        capture.map { "\(state)-\($0)" } ?? state
    }

    /// Whether a name consists of letters, digits, `-` and `_`, which file names on every system can contain.
    package static func isCaptureName(_ name: String) -> Bool {
        !name.isEmpty && name.first != "-"
            && name.unicodeScalars.allSatisfy { scalar in
                scalar == "-" || scalar == "_" || ("0"..."9").contains(scalar)
                    || scalar.properties.isAlphabetic
            }
    }

    /// Returns what is wrong with the script as a whole and with values that were not read from a file.
    ///
    /// - Parameter place: Where the script is, for steps that are not in a file.
    /// - Returns: An error for each problem.
    package func problems(at place: Place) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if steps.count > ScriptLimits.steps {
            problems.append(
                Diagnostic(
                    .scriptLimit, "the script has \(steps.count) steps; \(ScriptLimits.steps) are the limit",
                    at: place))
        }
        let captures = captures
        if captures.count > ScriptLimits.captures {
            problems.append(
                Diagnostic(
                    .scriptLimit,
                    "the script takes \(captures.count) pictures; \(ScriptLimits.captures) are the limit",
                    at: place))
        }
        let duration = steps.reduce(0) { $0 + max(0, $1.duration) }
        if duration > ScriptLimits.seconds {
            problems.append(
                Diagnostic(
                    .scriptLimit,
                    "the script lasts \(Written.number(duration)) seconds; \(Int(ScriptLimits.seconds)) are the limit",
                    at: place))
        }
        var names: Set<String> = []
        for step in steps {
            if case .capture(let name, _) = step.action, !names.insert(name).inserted {
                problems.append(
                    Diagnostic(
                        .scriptSyntax, "two pictures of the script are called '\(name)'",
                        at: step.place ?? place))
            }
            if let problem = step.problem {
                problems.append(Diagnostic(.scriptSyntax, "\(step): \(problem)", at: step.place ?? place))
            }
        }
        return problems
    }
}

extension Step {
    /// How long the step lasts as it says itself, in seconds.
    fileprivate var duration: Double {
        switch action {
        case .wait(let seconds), .longPress(_, let seconds), .drag(_, _, let seconds),
            .capture(_, let seconds?):
            seconds.isFinite ? seconds : 0
        default: 0
        }
    }

    /// What is wrong with the values of a step in Swift, which the parser refuses in text.
    fileprivate var problem: String? {
        switch action {
        case .capture(let name, _) where !Script.isCaptureName(name):
            return "the name of a picture consists of letters, digits, - and _"
        case .expect(let expectation) where expectation.property.kind != expectation.value.kind:
            return "the value is of another type than \(expectation.property.rawValue)"
        case .capture(_, let seconds?), .wait(let seconds), .longPress(_, let seconds),
            .drag(_, _, let seconds):
            guard !(0...ScriptLimits.seconds).contains(seconds) else { return nil }
            return "seconds are from 0 to \(Int(ScriptLimits.seconds))"
        default: return nil
        }
    }
}
