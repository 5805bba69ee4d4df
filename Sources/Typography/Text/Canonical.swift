import CHarfBuzz

/// Canonical composition and decomposition of characters, one step at a time.
enum Canonical {
    /// The character that two make, if there is one.
    static func composed(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        var result: hb_codepoint_t = 0
        guard hb_unicode_compose(hb_unicode_funcs_get_default(), first.value, second.value, &result) != 0
        else { return nil }
        return Unicode.Scalar(result)
    }

    /// The one or two characters that a character is made of; nil where it is not.
    static func decomposed(_ character: Unicode.Scalar) -> [Unicode.Scalar]? {
        var first: hb_codepoint_t = 0, second: hb_codepoint_t = 0
        guard hb_unicode_decompose(hb_unicode_funcs_get_default(), character.value, &first, &second) != 0
        else { return nil }
        return (second == 0 ? [first] : [first, second]).compactMap(Unicode.Scalar.init)
    }

    /// The ASCII character that a letter with marks is built on, itself if it is ASCII already.
    static func asciiBase(of character: Unicode.Scalar) -> UInt32? {
        var current = character
        // No character has more than three steps.
        for _ in 0..<4 {
            if current.isASCII { return current.value }
            guard let next = decomposed(current)?.first else { return nil }
            current = next
        }
        return nil
    }
}
