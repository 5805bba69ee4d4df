import Constraints
import Testing

@Suite struct RelationTests {
    @Test(arguments: Relation.allCases)
    func symbolsNameRelations(relation: Relation) {
        #expect(Relation(symbol: relation.symbol) == relation)
        #expect(relation.reversed.reversed == relation)
    }

    @Test func reversalExchangesTheInequalities() {
        #expect(Relation.allCases.map(\.reversed) == [.greaterThanOrEqual, .equal, .lessThanOrEqual])
        #expect(["=", "<", "===", ""].map(Relation.init(symbol:)) == [nil, nil, nil, nil])
    }
}

/// Source: the exceptions of NSLayoutConstraint, and Apple's Auto Layout Guide, "Anatomy of a Constraint".
@Suite struct AttributePairingTests {
    private static let absolute: [LayoutAttribute] = [.left, .right]
    private static let directional: [LayoutAttribute] = [.leading, .trailing]
    private static let horizontal = absolute + directional + [.centerX]
    private static let vertical: [LayoutAttribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
    private static let sizes: [LayoutAttribute] = [.width, .height]

    private func errors(_ first: [LayoutAttribute], _ second: [LayoutAttribute]) -> Set<
        AttributePairingError?
    > {
        Set(
            first.flatMap { a in
                second.flatMap { b in
                    [a.validationError(relatedTo: b), b.validationError(relatedTo: a)]
                }
            })
    }

    @Test func sizesMeetSizesAndConstants() {
        #expect(errors(Self.sizes, Self.sizes) == [nil])
        #expect(Self.sizes.allSatisfy { $0.validationError(relatedTo: nil) == nil })
    }

    @Test func locationsMeetLocationsOfTheirAxis() {
        #expect(errors(Self.vertical, Self.vertical) == [nil])
        #expect(errors(Self.absolute + [.centerX], Self.absolute + [.centerX]) == [nil])
        #expect(errors(Self.directional + [.centerX], Self.directional + [.centerX]) == [nil])
        #expect(errors(Self.absolute, Self.directional) == [.sideWithReadingDirection])
        #expect(errors(Self.horizontal, Self.vertical) == [.differentAxes])
        #expect(errors(Self.sizes, Self.horizontal + Self.vertical) == [.dimensionWithLocation])
    }

    @Test func aLocationNeedsAPartner() {
        let locations = Self.horizontal + Self.vertical
        #expect(locations.allSatisfy { $0.validationError(relatedTo: nil) == .locationWithoutPartner })
        #expect(Set(locations + Self.sizes) == Set(LayoutAttribute.allCases))
    }
}
