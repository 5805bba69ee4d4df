/// The uniform type identifiers of content, and how they conform.
enum ContentKind {
    /// The type that each type conforms to.
    ///
    /// Source: the table of system-declared uniform type identifiers in Apple's documentation.
    private static let parents = [
        "public.png": "public.image", "public.jpeg": "public.image", "public.heic": "public.image",
        "public.tiff": "public.image", "com.compuserve.gif": "public.image",
        "org.webmproject.webp": "public.image",
        "public.svg-image": "public.image", "public.image": "public.data",
        "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text",
        "public.html": "public.text", "public.rtf": "public.text", "public.json": "public.text",
        "public.text": "public.data", "public.file-url": "public.url", "public.url": "public.data",
        "public.mpeg-4": "public.movie", "com.apple.quicktime-movie": "public.movie",
        "public.movie": "public.audiovisual-content", "public.mp3": "public.audio",
        "com.apple.m4a-audio": "public.audio", "public.audio": "public.audiovisual-content",
        "public.audiovisual-content": "public.data", "com.adobe.pdf": "public.data",
        "public.data": "public.item",
    ]

    /// Returns whether a type conforms to another.
    static func conforms(_ kind: String, to other: String) -> Bool {
        var current: String? = kind
        while let name = current {
            if name == other { return true }
            current = parents[name]
        }
        return false
    }

    /// Returns the data of a text, a URL, an image or data; nil for other objects.
    static func data(of object: AnyObject) -> Data? {
        switch object {
        case let text as NSString: Data(String(describing: text).utf8)
        case let url as NSURL: Data(url.absoluteString.utf8)
        case let image as UIImage: image.pngData()
        case let data as NSData: Data(referencing: data)
        default: nil
        }
    }

    /// Makes an object of a class of data.
    static func object(
        _ aClass: any NSItemProviderReading.Type, of data: Data, _ kind: String
    ) throws -> any NSItemProviderReading {
        let text = String(decoding: data, as: UTF8.self)
        if aClass == NSString.self { return NSString(string: text) }
        if aClass == NSURL.self, let url = NSURL(string: text) { return url }
        if aClass == UIImage.self, let image = UIImage(data: data) { return image }
        return try aClass.object(withItemProviderData: data, typeIdentifier: kind)
    }
}
