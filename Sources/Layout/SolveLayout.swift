/// Finds the frames of a problem.
///
/// Text and other views that wrap are measured without a limit, widths are solved, what turned out narrower
/// is measured again for its width, and so on until nothing moves; safe areas and margins, which depend
/// on frames, settle in the same rounds. Frames are rounded to the pixel grid once, at the end.
///
/// - Parameters:
///   - problem: The items and constraints.
///   - measure: The intrinsic size of an item, by its index; must depend on its arguments alone.
/// - Returns: Frames for every item, whatever the constraints; what was wrong with them is in `diagnostics`.
public func solveLayout(
    _ problem: LayoutProblem, measure: (Int, MeasureProposal) -> Measurement
) -> LayoutResult {
    var session = LayoutSession(problem)
    session.declare(measure)
    session.settle(measure)
    return session.result()
}
