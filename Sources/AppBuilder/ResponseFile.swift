/// The text of a file with arguments for the compiler.
///
/// Source: the tokenizer of Swift's driver: an argument a line, in which quotes are dropped and a backslash keeps the
/// character behind it.
enum ResponseFile {
    /// Returns a line for each argument.
    ///
    /// - Parameter arguments: Arguments without line breaks; they must not begin with `@`, which names another file.
    /// - Returns: The text.
    static func text(_ arguments: [String]) -> String {
        arguments.map { argument in
            "\"" + argument.map { "\"'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\"\n"
        }.joined()
    }
}
