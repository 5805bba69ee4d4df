import Testing

@testable import ScreenBuilder

/// The conventions of the canvas as rows.
@Suite struct CanvasRuleTests {
    private func subject(
        tools: Int, device: String? = nil, homeButton: Bool = true, pad: Bool = false, landscape: Bool = false
    ) -> CanvasSubject {
        CanvasSubject(
            release: XcodeRelease(toolsVersion: tools), deviceID: device, hasHomeButton: homeButton,
            isPad: pad, isLandscape: landscape)
    }

    @Test func releasesAreFoundByTheToolsOfFiles() {
        let versions = [
            0, 4514, 6_999, 7_000, 10_117, 12_121, 14_113, 16_097, 21_507, 21_701, 23_727, 24_127,
        ]
        #expect(
            versions.map(XcodeRelease.init(toolsVersion:)) == [
                .xcode5, .xcode5, .xcode5, .xcode6_3, .xcode7_1, .xcode8, .xcode9_3, .xcode11, .xcode14,
                .xcode14_3, .xcode16_3, .xcode26,
            ])
    }

    @Test func theFirstRuleThatHoldsCounts() {
        let rules: [CanvasRule<Int>] = [
            .init(from: .xcode9, before: .xcode12, on: .homeButton, 1, .files(9, of: 3)),
            .init(on: .homeIndicatorInLandscape, 2, .files(9, of: 3)),
            .init(on: .device("retina5_9"), 3, .files(9, of: 3)),
            .init(before: .xcode26, on: .pad, 4, .files(9, of: 3)),
        ]
        #expect(subject(tools: 13_000).value(of: rules) == 1)
        #expect(subject(tools: 12_999).value(of: rules) == nil)
        #expect(subject(tools: 17_000).value(of: rules) == nil)
        #expect(subject(tools: 0, homeButton: false, landscape: true).value(of: rules) == 2)
        #expect(subject(tools: 0, device: "retina5_9", homeButton: false).value(of: rules) == 3)
        #expect(subject(tools: 23_999, homeButton: false, pad: true).value(of: rules) == 4)
        #expect(subject(tools: 24_000, homeButton: false, pad: true).value(of: rules) == nil)
    }

    @Test func thinRulesAreMarked() {
        func evidence<Value>(_ rules: [CanvasRule<Value>]) -> [CanvasEvidence] { rules.map(\.evidence) }
        let all =
            evidence(CanvasRules.scale) + evidence(CanvasRules.edgeCount) + evidence(CanvasRules.sheetGap)
            + evidence(CanvasRules.hiddenStatusBar) + evidence(CanvasRules.statusBar)
            + evidence(CanvasRules.navigationBar) + evidence(CanvasRules.sheetNavigationBar)
            + evidence(CanvasRules.prompt) + evidence(CanvasRules.largeTitle) + evidence(CanvasRules.tabBar)
            + evidence(CanvasRules.toolbar) + evidence(CanvasRules.rootMargin)
            + evidence(CanvasRules.cellHeightMargin) + evidence(CanvasRules.cellMarginOfScreen)
            + evidence(CanvasRules.cellMarginOfRootTable) + evidence(CanvasRules.cellMarginOfTable)
            + evidence(CanvasRules.loneCellsAsInRootTable) + evidence(CanvasRules.contentSizeCategory)
            + evidence(CanvasRules.systemFont) + evidence(CanvasRules.plainLineBreaks)
            + evidence(CanvasRules.segmentsOfIOS12) + evidence(CanvasRules.roundedTextField)
            + evidence(CanvasRules.toolbarAboveHomeIndicator) + evidence(CanvasRules.emptyView)
            + evidence(CanvasRules.sheetHomeIndicator) + evidence(CanvasRules.sheetTop)
            + evidence(CanvasRules.freeWidgets) + evidence(CanvasRules.projectFonts)
            + evidence(CanvasRules.wholePointLabels) + evidence(CanvasRules.wholePointButtons)
            + evidence(CanvasRules.lengthsOfHiddenViews) + evidence(CanvasRules.emptyContent)
            + evidence(CanvasRules.datePickersWithWheels)
            + evidence(CanvasRules.freeEdgeCount) + evidence(CanvasRules.sheetEdgeCount)
            + evidence(CanvasRules.sheetLargeTitle) + evidence(CanvasRules.marginsBelowBars)
            + evidence(CanvasRules.slidersWithoutOutset)
            + CanvasRules.sizes.values.flatMap { evidence($0) }
        for evidence in all {
            #expect(evidence.isThin == (evidence.repositories < 3), "\(evidence)")
            #expect(evidence.files >= evidence.repositories && evidence.repositories > 0, "\(evidence)")
        }
    }
}
