extension Double {
    /// The number for dumps and goldens: at most four decimals, no trailing zeros, no negative zero.
    public var dumpText: String {
        guard isFinite else { return isNaN ? "nan" : self < 0 ? "-inf" : "inf" }
        guard magnitude < 1e12 else { return String(self) }
        let tenThousandths = Int64((magnitude * 10_000).rounded())
        guard tenThousandths != 0 else { return "0" }
        var text = "\(tenThousandths / 10_000)"
        var fraction = tenThousandths % 10_000
        if fraction != 0 {
            var digits = 4
            while fraction % 10 == 0 {
                fraction /= 10
                digits -= 1
            }
            let shown = "\(fraction)"
            text += "." + String(repeating: "0", count: digits - shown.count) + shown
        }
        return self < 0 ? "-" + text : text
    }
}
