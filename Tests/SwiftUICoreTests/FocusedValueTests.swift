import Foundation
import RenderContext
import SwiftUICore
import Testing

extension FocusedValues {
    private enum TitleKey: FocusedValueKey { typealias Value = String }

    fileprivate var title: String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}

@Suite("Focused values")
struct FocusedValueTests {
    private final class Handle {
        var focus: ((Int?) -> Void)?
        var title: String?
    }

    private struct Reader: View {
        let handle: Handle
        @FocusedValue(\.title) private var title
        var body: some View {
            handle.title = title
            return Color.red
        }
    }

    private struct Fields: View {
        let handle: Handle
        let scene: String?
        @FocusState private var field: Int?
        var body: some View {
            let state = $field
            handle.focus = { state.wrappedValue = $0 }
            return VStack {
                Reader(handle: handle)
                Color.red.focused($field, equals: 1).focusedValue(\.title, "first")
                Color.red.focused($field, equals: 2).focusedValue(\.title, "second")
            }
            .focusedSceneValue(\.title, scene)
        }
    }

    @Test("the value is that of the view with the focus")
    func focus() {
        inOneRender { _ in
            let handle = Handle(), graph = ViewGraph.settled(Fields(handle: handle, scene: nil))
            #expect(handle.title == nil)
            handle.focus?(2)
            graph.settle()
            #expect(handle.title == "second")
            handle.focus?(1)
            graph.settle()
            #expect(handle.title == "first")
            handle.focus?(nil)
            graph.settle()
            #expect(handle.title == nil)
        }
    }

    @Test("the value of a scene is there without focus, and that of a view goes before it")
    func scene() {
        inOneRender { _ in
            let handle = Handle(), graph = ViewGraph.settled(Fields(handle: handle, scene: "scene"))
            #expect(handle.title == "scene")
            handle.focus?(1)
            graph.settle()
            #expect(handle.title == "first")
        }
    }
}
