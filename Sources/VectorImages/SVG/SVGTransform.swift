import Geometry

extension AffineTransform {
    /// Creates the transform of a `transform` attribute, whose last function applies first; nil if it is
    /// invalid.
    init?(svg text: String) {
        var scanner = SVGScanner(text)
        self = .identity
        while !scanner.isAtEnd() {
            let name = scanner.word()
            guard scanner.take("(") else { return nil }
            let numbers = scanner.allNumbers()
            guard scanner.take(")"), let next = AffineTransform(svg: name, numbers), next.isFinite else {
                return nil
            }
            self = next.concatenating(self)
        }
    }

    private init?(svg name: String, _ numbers: [Double]) {
        func tangent(_ degrees: Double) -> Double {
            let (sine, cosine) = Trigonometry.sineAndCosine(degrees * Trigonometry.pi / 180)
            return sine / cosine
        }
        switch (name, numbers.count) {
        case ("matrix", 6):
            self.init(
                a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
        case ("translate", 1): self = .translation(x: numbers[0], y: 0)
        case ("translate", 2): self = .translation(x: numbers[0], y: numbers[1])
        case ("scale", 1): self = .scale(x: numbers[0], y: numbers[0])
        case ("scale", 2): self = .scale(x: numbers[0], y: numbers[1])
        case ("rotate", 1): self = .rotation(radians: numbers[0] * Trigonometry.pi / 180)
        case ("rotate", 3):
            self = AffineTransform.translation(x: -numbers[1], y: -numbers[2])
                .concatenating(.rotation(radians: numbers[0] * Trigonometry.pi / 180))
                .concatenating(.translation(x: numbers[1], y: numbers[2]))
        case ("skewX", 1): self.init(a: 1, b: 0, c: tangent(numbers[0]), d: 1, tx: 0, ty: 0)
        case ("skewY", 1): self.init(a: 1, b: tangent(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
        default: return nil
        }
    }
}
