import Goldens

/// The names of goldens of assertions.
enum GoldenNaming {
    /// Returns a component of a golden's name: characters other than letters, digits, `-` and `_` are
    /// replaced by hyphens, except at the ends, where they are removed.
    static func part(_ text: String) -> String {
        let safe = text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" }
        let trimmed = safe.drop { $0 == "-" }
        return String(trimmed.reversed().drop { $0 == "-" }.reversed())
    }

    /// Returns the name of a golden: the test, the arguments of its case, then the screen with its state and conditions.
    ///
    /// The name of the assertion takes the place of the arguments. An argument that is the name of the screen, its scene,
    /// its state or one of its conditions is not repeated.
    static func name(
        test: String, arguments: [String], assertion: String?, subject: GoldenSubject
    ) -> String {
        let origin = subject.origin
        let known =
            [origin.input, origin.scene, origin.state].compactMap(\.self) + origin.conditions.map(\.value)
        let parts =
            assertion.map { [part($0)] }
            ?? arguments.filter { argument in
                !known.contains(argument) && !".\(subject.name).".contains(".\(argument).")
            }.map(TestArguments.part)
        return ([test] + parts + [subject.name]).filter { !$0.isEmpty }.joined(separator: ".")
    }
}
