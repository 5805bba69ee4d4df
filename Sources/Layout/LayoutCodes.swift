package import Diagnostics

extension DiagnosticCode {
    package static let constraintInvalid = DiagnosticCode(
        "constraint.invalid", .error, "constraint refused",
        cause:
            "The constraint is one that UIKit refuses too: its numbers are not finite, it compares a width with a "
            + "position, or its views have no common superview.",
        remedy: "Correct the constraint as the message says.")
    package static let layoutConflict = DiagnosticCode(
        "layout.conflict", .warning, "constraints conflict", lint: .error,
        cause: "Required constraints contradict one another, so that one of them was broken.",
        remedy: "Remove one of the constraints in the notes, or lower its priority below 1000.")
    package static let layoutPrecision = DiagnosticCode(
        "layout.precision", .warning, "constraint not satisfied exactly", lint: .error,
        cause: "Multipliers that differ by many orders of magnitude leave too few digits for the solution.",
        remedy: "Use multipliers nearer to 1.")
    package static let layoutConvergence = DiagnosticCode(
        "layout.convergence", .warning, "layout did not converge", lint: .error,
        cause: "Sizes depend on one another in a circle, or a view asks for layout in each of its layouts.",
        remedy:
            "Make the widths of the views independent of their heights, and do not call `setNeedsLayout()` in "
            + "`layoutSubviews()` without a change.")

    /// The codes of this module.
    package static let layoutCodes: [DiagnosticCode] = [
        constraintInvalid, layoutConflict, layoutPrecision, layoutConvergence,
    ]
}
