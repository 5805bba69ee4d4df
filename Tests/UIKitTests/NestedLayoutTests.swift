import Testing

@testable import UIKitCore

/// Layout that is requested or forced while a tree is being laid out.
@Suite struct NestedLayoutTests {
    /// Calls a closure after its own layout.
    private final class Host: UIView {
        var onLayout: (Host) -> Void = { _ in }
        override func layoutSubviews() {
            super.layoutSubviews()
            onLayout(self)
        }
    }

    @Test func aSizingCellIsLaidOutAtOnceInsideLayoutSubviews() throws {
        let (found, _, _) = try layOut { root in
            let host = addView(Host(), to: root)
            host.pinCorner()
            host.setSize(100, 100)
            let cell = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            let box = addView(UIView(), to: cell)
            box.pinCorner(10, 5)
            box.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10).isActive = true
            box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5).isActive = true
            let frames = Frames()
            host.onLayout = { _ in
                cell.layoutIfNeeded()
                frames.list.append(box.frame)
                cell.frame.size.width = 150
                cell.layoutIfNeeded()
                frames.list.append(box.frame)
            }
            return frames
        }
        #expect(
            found.list.prefix(2) == [
                CGRect(x: 10, y: 5, width: 180, height: 40), CGRect(x: 10, y: 5, width: 130, height: 40),
            ])
    }

    private final class Frames {
        var list: [CGRect] = []
    }

    @Test func framesBelowAreKnownAfterLayoutIfNeededInsideLayoutSubviews() throws {
        let (found, _, diagnostics) = try layOut { root in
            let host = addView(Host(), to: root), middle = addView(UIView(), to: host)
            let box = addView(UIView(), to: middle)
            host.pinCorner()
            host.setSize(100, 100)
            middle.pinCorner(10, 10)
            middle.setSize(50, 50)
            box.pinCorner(3, 4)
            box.setSize(5, 6)
            let frames = Frames()
            host.onLayout = { host in
                host.layoutIfNeeded()
                middle.layoutIfNeeded()
                frames.list.append(box.frame)
            }
            return frames
        }
        #expect(found.list == [CGRect(x: 3, y: 4, width: 5, height: 6)])
        #expect(diagnostics.isEmpty)
    }

    @Test func aFrameGivenToAGrandchildInLayoutSubviewsStays() throws {
        let (views, _, diagnostics) = try layOut { root in
            let host = addView(Host(), to: root), middle = UIView(), leaf = UIView(), follower = UIView()
            host.pinCorner()
            host.setSize(100, 100)
            host.addSubview(middle)
            middle.addSubview(leaf)
            leaf.addSubview(follower)
            middle.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            leaf.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
            leaf.autoresizingMask = .flexibleWidth
            follower.frame = leaf.bounds
            follower.autoresizingMask = .flexibleWidth
            host.onLayout = { host in
                middle.frame = host.bounds
                leaf.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
            }
            return (leaf, follower)
        }
        #expect(views.0.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(views.1.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
        #expect(diagnostics.isEmpty)
    }
}
