/// Collects the steps in the braces after `.steps`.
@resultBuilder
public enum ScriptBuilder {
    /// One step of the script.
    public static func buildExpression(_ step: Step) -> [Step] { [step] }
    /// Steps that were put together elsewhere.
    public static func buildExpression(_ steps: [Step]) -> [Step] { steps }
    /// Steps in a row.
    public static func buildBlock(_ parts: [Step]...) -> [Step] { parts.flatMap { $0 } }
    /// Steps after an `if` without `else`.
    public static func buildOptional(_ part: [Step]?) -> [Step] { part ?? [] }
    /// Steps after an `if`.
    public static func buildEither(first part: [Step]) -> [Step] { part }
    /// Steps after an `else`.
    public static func buildEither(second part: [Step]) -> [Step] { part }
    /// Steps of a loop.
    public static func buildArray(_ parts: [[Step]]) -> [Step] { parts.flatMap { $0 } }
}
