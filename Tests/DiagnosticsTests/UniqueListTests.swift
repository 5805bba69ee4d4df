import Diagnostics
import Testing

@Suite struct UniqueListTests {
    @Test func eachValueIsThereOnceInOrder() {
        var list = UniqueList<String>()
        for value in ["b", "a", "b", "c", "a"] { list.append(value) }
        #expect(list.elements == ["b", "a", "c"])
    }
}
