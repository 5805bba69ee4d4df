import Foundation
import SwiftUICore
import UIKit

/// What the user does with the rows of a list: swipes them aside, and moves them by their handles.
final class ListInteraction: UIGestureRecognizerDelegate {
    /// A row that is swiped aside.
    private struct Swiped {
        weak var row: LayoutElement?
        var actions: RowSwipeActions
        /// How far it is moved, in points; nil for as far as its buttons are wide.
        var offset: CGFloat?
    }

    /// What a touch that moves does with a row.
    private enum Drag {
        case swipe(width: CGFloat)
        case move(LayoutElement)
        /// Pulls the list down.
        case pull
    }

    /// What the list is asked by.
    let handle = ListHandle()
    /// What a list does that is pulled down at its beginning; nil for nothing.
    var refresh: (() -> Void)?
    private var swiped: Swiped?
    private var drag: Drag?
    private weak var host: UIView?
    private var recognizer: UIPanGestureRecognizer?

    /// How much of a row is swiped to perform the first action. Chosen: six tenths, as rows of tables here.
    private static let fullSwipe: CGFloat = 0.6
    /// How far a row is swiped to stay open, in points. Chosen: half of the least button.
    private static let openSwipe: CGFloat = 37
    /// The width at the trailing edge of a row in which its handle is touched, in points. Chosen: the handle with its
    /// distances.
    private static let handleWidth: CGFloat = 60

    /// How far a list is pulled down to be refreshed, in points. Chosen: twice the height of a row's control.
    private static let refreshPull: CGFloat = 80

    deinit { if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) } }

    /// Follows touches in the view that shows the list.
    func attach(to view: UIView?) {
        guard let view, host !== view else { return }
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        let pan = UIPanGestureRecognizer()
        pan.delegate = self
        pan.addTarget { [weak self] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { self?.follow(pan) }
        }
        view.addGestureRecognizer(pan)
        (host, recognizer) = (view, pan)
    }

    // MARK: Swipes

    /// Returns what a swipe shows of a row; nil for a row that is not swiped.
    func swipe(of row: LayoutElement) -> ListRowViews.Swipe? {
        guard let swiped, swiped.row === row else { return nil }
        let buttons = SwipeButtons(actions: swiped.actions) { [weak self] in self?.close() }
        return ListRowViews.Swipe(edge: swiped.actions.edge, actions: buttons, offset: swiped.offset)
    }

    /// Shows the actions at an edge of a row; a row without actions there stays as it is.
    func open(_ row: LayoutElement, at edge: HorizontalEdge) {
        guard let actions = RowEdit(row).actions(at: edge) else { return }
        swiped = Swiped(row: row, actions: actions, offset: nil)
        handle.setNeedsUpdate()
    }

    /// Moves the swiped row back.
    func close() {
        guard swiped != nil else { return }
        swiped = nil
        handle.setNeedsUpdate()
    }

    // MARK: Touches

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let row = swiped?.row else { return true }
        // A touch anywhere else moves the row back, and swipes nothing.
        if handle.row(at: touch.location(in: host))?.element === row { return true }
        close()
        return false
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let host else { return false }
        let way = pan.translation(in: host), place = pan.location(in: host)
        let start = CGPoint(x: place.x - way.x, y: place.y - way.y)
        if refresh != nil, handle.isAtTop, way.y > abs(way.x), handle.viewport?.contains(start) == true {
            drag = .pull
            return true
        }
        guard let row = handle.row(at: start) else { return false }
        let isRightToLeft = row.element.environment.layoutDirection == .rightToLeft
        let fromEnd = isRightToLeft ? start.x - row.frame.minX : row.frame.maxX - start.x
        let edit = RowEdit(row.element), isEditing = row.element.environment.isListEdited
        if isEditing {
            guard edit.canMove, fromEnd < Self.handleWidth else { return false }
            drag = .move(row.element)
            return true
        }
        guard abs(way.x) > abs(way.y) else { return false }
        let edge: HorizontalEdge = (way.x > 0) == isRightToLeft ? .trailing : .leading
        if let swiped, swiped.row === row.element, swiped.actions.edge != edge {
            close()
            return false
        }
        guard let actions = edit.actions(at: edge) else { return false }
        swiped = Swiped(row: row.element, actions: actions, offset: 0)
        drag = .swipe(width: row.frame.width)
        return true
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        guard let host, let drag else { return }
        let isOver = [.ended, .cancelled, .failed].contains(pan.state)
        switch drag {
        case .swipe(let width): swipe(abs(pan.translation(in: host).x), of: width, isOver: isOver)
        case .pull: if pan.state == .ended, pan.translation(in: host).y > Self.refreshPull { refresh?() }
        case .move(let row): if pan.state == .ended { move(row, to: pan.location(in: host)) }
        }
        if isOver { self.drag = nil }
    }

    private func swipe(_ distance: CGFloat, of width: CGFloat, isOver: Bool) {
        guard let swiped else { return }
        if !isOver {
            self.swiped?.offset = distance
        } else if distance > width * Self.fullSwipe, swiped.actions.allowsFullSwipe {
            let first = swiped.row.flatMap { swiped.actions.first(in: $0.environment) }
            close()
            first?()
        } else if distance < Self.openSwipe {
            close()
        } else {
            self.swiped?.offset = nil
        }
        handle.setNeedsUpdate()
    }

    /// Moves a row to the place of the one at a point, after it where the row comes from above.
    ///
    /// Source: Apple's documentation of `onMove(perform:)`: the destination is the offset before which elements are inserted.
    private func move(_ row: LayoutElement, to point: CGPoint) {
        guard let own = row.collectionPlace, let move = RowEdit(row).move else { return }
        let rows = handle.rows.compactMap { other -> (index: Int, frame: CGRect)? in
            guard let place = other.element.collectionPlace, place.collection == own.collection else {
                return nil
            }
            return (place.index, other.frame)
        }
        let below = rows.first { point.y < $0.frame.midY }
        let destination = below?.index ?? (rows.last.map { $0.index + 1 } ?? own.index)
        if destination != own.index, destination != own.index + 1 { move(destination) }
    }
}
