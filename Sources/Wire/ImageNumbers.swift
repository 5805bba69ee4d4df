import Scene

/// The numbers of the images of a message, from 1 in their order.
struct ImageNumbers {
    /// Whether an image occurred before.
    enum Number {
        case earlier(Int)
        case new(ImageDigest)
    }

    /// The images, which live as long as their identifiers are used.
    private var bitmaps: [Bitmap] = []
    private var byObject: [ObjectIdentifier: Int] = [:]
    private var byDigest: [ImageDigest: Int] = [:]
    /// How many there are.
    var count: Int { byDigest.count }

    /// Returns the number of an image; a new one gets the next.
    mutating func number(of bitmap: Bitmap) -> Number {
        if let number = byObject[ObjectIdentifier(bitmap)] { return .earlier(number) }
        let digest = ImageDigest(of: bitmap)
        bitmaps.append(bitmap)
        if let number = byDigest[digest] {
            byObject[ObjectIdentifier(bitmap)] = number
            return .earlier(number)
        }
        byDigest[digest] = byDigest.count + 1
        byObject[ObjectIdentifier(bitmap)] = byDigest.count
        return .new(digest)
    }

    /// Forgets the images after the first `count`.
    mutating func removeLast(to count: Int) {
        byObject = byObject.filter { $0.value <= count }
        byDigest = byDigest.filter { $0.value <= count }
    }
}
