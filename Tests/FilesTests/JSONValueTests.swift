import Files
import Testing

@Suite struct JSONValueTests {
    private let value = JSONValue.members([
        "b": .array([.integer(1), .number(0.5), .null, .bool(true)]), "a": .members([:]), "c": .array([]),
        "d": .entries([(key: "e", value: .optional(nil))]),
    ])

    @Test func oneLineHasNoSpaces() {
        #expect(value.text == #"{"b":[1,0.5,null,true],"a":{},"c":[],"d":{"e":null}}"#)
    }

    @Test func linesAreIndentedByTwo() {
        #expect(
            value.indentedText == """
                {
                  "b": [
                    1,
                    0.5,
                    null,
                    true
                  ],
                  "a": {},
                  "c": [],
                  "d": {
                    "e": null
                  }
                }
                """)
    }

    @Test func textIsEscaped() {
        #expect(JSONValue.string("\"\\\n\r\t\u{1}\u{7F}é/").text == #""\"\\\n\r\t\u0001\u007fé/""#)
    }

    @Test func numbersJSONLacksAreNull() {
        #expect(
            JSONValue.array([.number(.nan), .number(.infinity), .number(-3), .number(1e20)]).text
                == "[null,null,-3,1e+20]")
    }
}
