import Testing

@testable import Constraints

/// Constraints in words: every attribute, relation and part of a view.
@Suite struct ConstraintWordingTests {
    typealias Place = ConstraintWording.Place

    private func inside(_ attribute: LayoutAttribute, _ area: ConstraintWording.Area = .bounds) -> Place {
        Place(attribute, of: "the superview's", area: area, surrounds: true)
    }

    private func beside(_ attribute: LayoutAttribute) -> Place { Place(attribute, of: "Title label's") }

    private func words(
        _ attribute: LayoutAttribute, _ relation: Relation = .equal, _ place: Place? = nil,
        times multiplier: Double = 1, plus constant: Double = 0, priority: Float = 1000
    ) -> String {
        ConstraintWording(
            attribute, relation, place, times: multiplier, plus: constant, priority: priority
        ).text
    }

    @Test(arguments: [
        (LayoutAttribute.leading, 16.0, "Leading 16 pt from the superview's leading edge"),
        (.left, 16, "Left 16 pt from the superview's left edge"),
        (.top, 16, "Top 16 pt from the superview's top"),
        (.trailing, -16, "Trailing 16 pt from the superview's trailing edge"),
        (.right, -16, "Right 16 pt from the superview's right edge"),
        (.bottom, -16, "Bottom 16 pt from the superview's bottom"),
        (.leading, -16, "Leading 16 pt outside the superview's leading edge"),
        (.bottom, 16, "Bottom 16 pt outside the superview's bottom"),
        (.centerX, 16, "Center X 16 pt right of the superview's center X"),
        (.centerX, -16, "Center X 16 pt left of the superview's center X"),
        (.centerY, 16, "Center Y 16 pt below the superview's center Y"),
        (.firstBaseline, 16, "First baseline 16 pt below the superview's first baseline"),
        (.lastBaseline, -16, "Last baseline 16 pt above the superview's last baseline"),
        (.width, 16, "Width 16 pt more than the superview's width"),
        (.height, -16, "Height 16 pt less than the superview's height"),
    ]) func distancesFromWhatIsAround(attribute: LayoutAttribute, constant: Double, text: String) {
        #expect(words(attribute, .equal, inside(attribute), plus: constant) == text)
    }

    @Test(arguments: [
        (LayoutAttribute.leading, "Leading at the superview's leading edge"),
        (.left, "Left at the superview's left edge"),
        (.top, "Top at the superview's top"),
        (.trailing, "Trailing at the superview's trailing edge"),
        (.right, "Right at the superview's right edge"),
        (.bottom, "Bottom at the superview's bottom"),
        (.centerX, "Center X with the superview"),
        (.centerY, "Center Y with the superview"),
        (.firstBaseline, "First baseline with the superview"),
        (.lastBaseline, "Last baseline with the superview"),
        (.width, "Width equal to the superview's width"),
        (.height, "Height equal to the superview's height"),
    ]) func nothingInBetween(attribute: LayoutAttribute, text: String) {
        #expect(words(attribute, .equal, inside(attribute)) == text)
    }

    @Test func everyAttributeIsTested() { #expect(LayoutAttribute.allCases.count == 12) }

    @Test func viewsBesideEachOther() {
        #expect(words(.top, .equal, beside(.bottom), plus: 8) == "Top 8 pt below Title label's bottom")
        #expect(words(.bottom, .equal, beside(.top), plus: -8) == "Bottom 8 pt above Title label's top")
        #expect(
            words(.leading, .equal, beside(.trailing), plus: 8)
                == "Leading 8 pt after Title label's trailing edge")
        #expect(
            words(.trailing, .equal, beside(.leading), plus: -8)
                == "Trailing 8 pt before Title label's leading edge")
        #expect(
            words(.left, .equal, beside(.right), plus: 8) == "Left 8 pt right of Title label's right edge")
        #expect(words(.centerX, .equal, beside(.centerX)) == "Center X with Title label")
        #expect(words(.centerX, .equal, beside(.trailing)) == "Center X at Title label's trailing edge")
    }

    @Test func bounds() {
        #expect(words(.width, plus: 44) == "Width 44 pt")
        #expect(words(.width, .greaterThanOrEqual, plus: 44) == "Width at least 44 pt")
        #expect(words(.height, .lessThanOrEqual, plus: 44.5) == "Height at most 44.5 pt")
        #expect(
            words(.leading, .greaterThanOrEqual, inside(.leading), plus: 16)
                == "Leading at least 16 pt from the superview's leading edge")
        // At most 16 before the end is at least 16 from it.
        #expect(
            words(.trailing, .lessThanOrEqual, inside(.trailing), plus: -16)
                == "Trailing at least 16 pt from the superview's trailing edge")
        #expect(
            words(.bottom, .greaterThanOrEqual, inside(.bottom), plus: -16)
                == "Bottom at most 16 pt from the superview's bottom")
        #expect(
            words(.top, .greaterThanOrEqual, beside(.bottom)) == "Top at or below Title label's bottom")
        #expect(
            words(.trailing, .lessThanOrEqual, beside(.leading))
                == "Trailing at or before Title label's leading edge")
        #expect(words(.left, .lessThanOrEqual, beside(.left)) == "Left at or left of Title label's left edge")
        #expect(
            words(.centerY, .lessThanOrEqual, beside(.centerY))
                == "Center Y at or above Title label's center Y"
        )
        #expect(
            words(.width, .greaterThanOrEqual, beside(.width), plus: 8)
                == "Width at least 8 pt more than Title label's width")
        #expect(words(.width, .lessThanOrEqual, beside(.width)) == "Width at most Title label's width")
    }

    @Test func multipliers() {
        #expect(words(.width, .equal, inside(.width), times: 0.5) == "Width 0.5 × the superview's width")
        #expect(
            words(.width, .greaterThanOrEqual, inside(.width), times: 0.5, plus: -8)
                == "Width at least 0.5 × the superview's width minus 8 pt")
        #expect(
            words(.width, .equal, Place(.height, of: "its"), times: 16.0 / 9) == "Width 1.7778 × its height")
        #expect(words(.width, .equal, Place(.height, of: "its")) == "Width equal to its height")
        #expect(
            words(.centerY, .equal, inside(.centerY), times: 0.5, plus: 20)
                == "Center Y at 0.5 × the superview's center Y plus 20 pt")
        #expect(
            words(.top, .equal, inside(.height), times: 0.25) == "Top at 0.25 × the superview's height")
        #expect(
            words(.top, .lessThanOrEqual, inside(.bottom), times: 0.25)
                == "Top at or above 0.25 × the superview's bottom")
        #expect(words(.width, .equal, inside(.width), times: -1) == "Width −1 × the superview's width")
    }

    @Test func partsOfViews() {
        #expect(
            words(.leading, .equal, inside(.leading, .margins)) == "Leading at the superview's leading margin"
        )
        #expect(
            words(.trailing, .equal, inside(.trailing, .margins), plus: -4)
                == "Trailing 4 pt from the superview's trailing margin")
        #expect(
            words(.top, .equal, inside(.top, .safeArea), plus: 8)
                == "Top 8 pt from the top of the superview's safe area")
        #expect(
            words(.leading, .equal, inside(.leading, .readable))
                == "Leading at the leading edge of the superview's readable content")
        #expect(
            words(.bottom, .equal, inside(.bottom, .content))
                == "Bottom at the bottom of the superview's scroll content")
        #expect(
            words(.width, .equal, inside(.width, .frame))
                == "Width equal to the width of the superview's scroll frame")
        #expect(
            words(.bottom, .equal, inside(.top, .keyboard), plus: -8)
                == "Bottom 8 pt above the top of the superview's keyboard")
        #expect(
            words(.centerX, .equal, inside(.centerX, .safeArea)) == "Center X with the superview's safe area")
        #expect(
            words(.centerX, .equal, inside(.centerX, .margins), plus: 2)
                == "Center X 2 pt right of center X of the superview's margins")
        #expect(ConstraintWording.Area.allCases.count == 7)
    }

    @Test func prioritiesAndNumbers() {
        #expect(
            words(.width, .greaterThanOrEqual, plus: 44, priority: 750)
                == "Width at least 44 pt (priority 750)")
        #expect(words(.width, plus: 1.0 / 3, priority: 999.5) == "Width 0.3333 pt (priority 999.5)")
        #expect(words(.leading, plus: 12) == "Leading at 12 pt")
        #expect(words(.width, plus: -4) == "Width −4 pt")
        #expect(words(.width, plus: .infinity) == "Width inf pt")
    }

    @Test func distances() {
        let wording = ConstraintWording(
            .leading, from: Place(.trailing, of: "Title label's"), .equal, Place(.width, of: "its"))
        #expect(
            wording.text == "Leading, measured from Title label's trailing edge, equal to its width")
    }
}
