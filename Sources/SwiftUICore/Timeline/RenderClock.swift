package import Foundation
import RenderContext

/// The calendar of a render, which goes with its clock and not with that of the machine.
package enum RenderClock {
    /// Chosen: the moment that a date picker shows at first here, 2007-01-09 at 9:41 in Greenwich.
    private static let start = Date(timeIntervalSince1970: 1_168_335_660)

    /// The date of now: the same in each render, and later as its clock goes on.
    package static var date: Date { start.addingTimeInterval(RenderContext.current.eventLoop.now) }
}
