import Maquette
import SceneMap
import ScreenDocuments
import TestSupport
import Testing

@testable import Flows

@Suite("Scenes and segues of files") struct SceneFlowTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func storyboard(_ name: String, _ scenes: String) throws -> LoadedInput {
        let file = try directory.write(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
            \(scenes)</scenes></document>
            """, to: name + ".storyboard")
        return LoadedInput.file(file, selection: InputSelection())
    }

    private func scene(_ id: String, _ connections: String = "") -> String {
        """
        <scene sceneID="s\(id)"><objects><viewController id="\(id)">
            <view key="view" contentMode="scaleToFill" id="v\(id)"/><connections>\(connections)</connections>
        </viewController></objects></scene>

        """
    }

    private let segueToB = #"<segue destination="b" kind="show" identifier="next" id="g"/>"#
    private let reference = """
        <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="Other" id="b"/></objects></scene>

        """

    @Test func aSegueLeadsFromSceneToScene() throws {
        let flow = SceneFlow(of: [try storyboard("Main", scene("a", segueToB) + scene("b"))])
        #expect(flow.nodes.map(\.objectID) == ["a", "b"] && flow.nodes.map(\.isInitial) == [true, false])
        #expect(flow.edges.map(\.source) == [0] && flow.edges.map(\.destination) == [1])
    }

    @Test func aReferenceLeadsToTheStoryboardThatItNames() throws {
        let main = try storyboard("Main", scene("a", segueToB) + reference)
        let other = try storyboard("Other", scene("a"))
        let flow = SceneFlow(of: [main, other])
        #expect(flow.nodes.map(\.file) == [0, 1] && flow.edges.map(\.destination) == [1])
    }

    @Test func aReferenceToAFileThatIsNotThereIsANodeOfItsOwn() throws {
        let flow = SceneFlow(of: [try storyboard("Main", scene("a", segueToB) + reference)])
        #expect(flow.nodes.count == 2 && flow.nodes[1].reference?.storyboard == "Other")
    }

    @Test func aMapHasAFrameForEachSceneAndAKindForEachStyle() throws {
        let map = try FlowMap(SceneFlow(of: [try storyboard("Main", scene("a", segueToB) + scene("b"))]))
        #expect(map.layout.frames.count == 2 && map.lineStyles.map(\.name) == ["show, push"])
        #expect(map.label(ofSegue: 0) == "next" && map.tooltip(ofSegue: 0).contains("next"))
        #expect(map.pictureFrame(of: 0).width > 0)
    }
}
