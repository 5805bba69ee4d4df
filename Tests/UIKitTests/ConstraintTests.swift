import Testing

@testable import UIKitCore

@Suite struct ConstraintTests {
    @Test func aParentIsAsLargeAsItsChildAndMargins() throws {
        let (parent, _, diagnostics) = try layOut { root in
            let parent = addView(UIView(), to: root)
            let child = addView(UIView(), to: parent)
            NSLayoutConstraint.activate([
                child.widthAnchor.constraint(equalToConstant: 200),
                child.heightAnchor.constraint(equalToConstant: 100),
                child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 48),
                child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 48),
                parent.trailingAnchor.constraint(equalTo: child.trailingAnchor, constant: 48),
                parent.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 48),
                parent.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                parent.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            return parent
        }
        #expect(parent.frame == CGRect(x: 0, y: 0, width: 296, height: 196))
        #expect(parent.subviews[0].frame == CGRect(x: 48, y: 48, width: 200, height: 100))
        #expect(diagnostics.isEmpty)
    }

    @Test func theSafeAreaKeepsContentFromTheNotch() throws {
        // iPhone X: 375x812, 44 at the top, 34 at the bottom.
        let (view, _, _) = try layOut(on: "iphone-x") { root in
            let view = addView(UIView(), to: root)
            let area = root.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: area.topAnchor),
                view.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                view.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            ])
            return view
        }
        #expect(view.frame == CGRect(x: 0, y: 44, width: 375, height: 734))
    }

    @Test func marginsOfARootViewAreTheSystems() throws {
        let (view, _, _) = try layOut(on: "iphone-8") { root in
            let view = addView(UIView(), to: root)
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(withVisualFormat: "|-[view]-|", views: ["view": view])
                    + NSLayoutConstraint.constraints(
                        withVisualFormat: "V:|-10-[view(20)]", views: ["view": view]))
            return view
        }
        // 16 at the sides on a narrow phone.
        #expect(view.frame == CGRect(x: 16, y: 10, width: 343, height: 20))
    }

    @Test func aHigherPriorityWinsOverManyLowerOnes() throws {
        let (view, _, _) = try layOut { root in
            let view = addView(UIView(), to: root)
            let wanted = view.widthAnchor.constraint(equalToConstant: 100)
            wanted.priority = UILayoutPriority(751)
            let others = (0..<20).map { _ in
                let other = view.widthAnchor.constraint(equalToConstant: 200)
                other.priority = UILayoutPriority(750)
                return other
            }
            NSLayoutConstraint.activate(others + [wanted])
            return view
        }
        #expect(view.frame.width == 100)
    }

    @Test func anAspectRatioJoinsTheAxes() throws {
        let (view, _, _) = try layOut { root in
            let view = addView(UIView(), to: root)
            NSLayoutConstraint.activate([
                view.heightAnchor.constraint(equalToConstant: 90),
                view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: 16.0 / 9),
            ])
            return view
        }
        #expect(view.frame.size == CGSize(width: 160, height: 90))
    }

    @Test func constraintsThatReachAcrossGoWithTheView() throws {
        let (root, _, _) = try layOut { root in
            let view = addView(UIView(), to: root)
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5).isActive = true
            view.widthAnchor.constraint(equalToConstant: 7).isActive = true
            #expect(root.constraints.count == 1)
            view.removeFromSuperview()
            #expect(view.constraints.count == 1)
            return root
        }
        #expect(root.constraints.isEmpty)
    }

    @Test func viewsWithoutACommonSuperviewAreReported() throws {
        let (_, _, diagnostics) = try layOut { root in
            let stranger = UIView()
            let constraint = stranger.leadingAnchor.constraint(equalTo: root.leadingAnchor)
            constraint.isActive = true
            #expect(!constraint.isActive)
        }
        #expect(diagnostics.count == 1)
        #expect(diagnostics.first?.contains("no common ancestor") == true)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
    func constantsThatAreNoNumbersAreRefused(constant: CGFloat) throws {
        let (view, _, diagnostics) = try layOut { root in
            let view = addView(UIView(), to: root)
            view.widthAnchor.constraint(equalToConstant: constant).isActive = true
            return view
        }
        #expect(view.frame.size == .zero)
        #expect(diagnostics.contains { $0.contains("not finite") })
    }

    @Test func leadingIsRightInArabic() throws {
        let (view, _, _) = try layOut(direction: .rightToLeft) { root in
            let view = addView(UIView(), to: root)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                view.widthAnchor.constraint(equalToConstant: 50),
                view.heightAnchor.constraint(equalToConstant: 10),
            ])
            return view
        }
        // 375 less 20 less 50.
        #expect(view.frame.minX == 305)
    }

    @Test func autoresizingFollowsTheSuperview() throws {
        let (views, _, _) = try layOut { root in
            // The root is as large as an iPhone 8 already; the container grows from 100 to 300 points.
            let container = addView(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), to: root)
            let flexible = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
            flexible.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
            container.addSubview(flexible)
            NSLayoutConstraint.activate([
                container.widthAnchor.constraint(equalToConstant: 300),
                container.heightAnchor.constraint(equalToConstant: 300),
            ])
            return [container, flexible]
        }
        #expect(views[1].frame == CGRect(x: 10, y: 210, width: 280, height: 20))
    }

    @Test func contradictionsAreReportedAndOneIsBroken() throws {
        let (view, _, diagnostics) = try layOut { root in
            let view = addView(UIView(), to: root)
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
            view.widthAnchor.constraint(equalToConstant: 200).isActive = true
            return view
        }
        #expect(view.frame.width == 100 || view.frame.width == 200)
        #expect(diagnostics.contains { $0.contains("unable to simultaneously satisfy") })
    }
}
