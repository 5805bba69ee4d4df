extension UTType {
    /// Kinds beside those of images, sound and text. Source: "System-declared uniform type identifiers" in Apple's
    /// documentation, and the types of the registry of IANA.
    static let furtherRows: [Row] = [
        Row(identifier: "public.executable", ends: [], mime: nil, parents: ["public.item"]),
        Row(
            identifier: "public.unix-executable", ends: [],
            mime: nil, parents: ["public.data", "public.executable"]),
        Row(identifier: "public.source-code", ends: [], mime: nil, parents: ["public.plain-text"]),
        Row(identifier: "public.script", ends: [], mime: nil, parents: ["public.source-code"]),
        Row(
            identifier: "public.shell-script", ends: ["sh", "command"],
            mime: nil, parents: ["public.script"]),
        Row(identifier: "public.python-script", ends: ["py"], mime: nil, parents: ["public.script"]),
        Row(
            identifier: "com.netscape.javascript-source", ends: ["js"],
            mime: "text/javascript", parents: ["public.script"]),
        Row(identifier: "public.swift-source", ends: ["swift"], mime: nil, parents: ["public.source-code"]),
        Row(identifier: "public.c-source", ends: ["c"], mime: nil, parents: ["public.source-code"]),
        Row(identifier: "public.c-header", ends: ["h"], mime: nil, parents: ["public.source-code"]),
        Row(identifier: "public.utf8-plain-text", ends: [], mime: nil, parents: ["public.plain-text"]),
        Row(identifier: "public.delimited-values-text", ends: [], mime: nil, parents: ["public.text"]),
        Row(
            identifier: "public.tab-separated-values-text", ends: ["tsv"],
            mime: "text/tab-separated-values", parents: ["public.delimited-values-text"]),
        Row(identifier: "public.css", ends: ["css"], mime: "text/css", parents: ["public.text"]),
        Row(
            identifier: "public.yaml", ends: ["yml", "yaml"],
            mime: "application/x-yaml", parents: ["public.text"]),
        Row(identifier: "public.log", ends: ["log"], mime: nil, parents: ["public.plain-text"]),
        Row(
            identifier: "net.daringfireball.markdown", ends: ["md", "markdown"],
            mime: "text/markdown", parents: ["public.plain-text"]),
        Row(identifier: "com.apple.property-list", ends: ["plist"], mime: nil, parents: ["public.data"]),
        Row(
            identifier: "com.apple.xml-property-list", ends: [],
            mime: nil, parents: ["public.xml", "com.apple.property-list"]),
        Row(
            identifier: "com.apple.binary-property-list", ends: [],
            mime: nil, parents: ["com.apple.property-list"]),
        Row(identifier: "public.archive", ends: [], mime: nil, parents: ["public.data"]),
        Row(
            identifier: "org.gnu.gnu-zip-archive", ends: ["gz", "gzip"],
            mime: "application/x-gzip", parents: ["public.archive"]),
        Row(
            identifier: "public.bzip2-archive", ends: ["bz2", "bzip2"],
            mime: "application/x-bzip2", parents: ["public.archive"]),
        Row(
            identifier: "public.tar-archive", ends: ["tar"],
            mime: "application/x-tar", parents: ["public.archive"]),
        Row(identifier: "public.database", ends: [], mime: nil, parents: ["public.item"]),
        Row(identifier: "public.font", ends: [], mime: nil, parents: ["public.data"]),
        Row(identifier: "public.truetype-ttf-font", ends: ["ttf"], mime: nil, parents: ["public.font"]),
        Row(identifier: "public.opentype-font", ends: ["otf"], mime: nil, parents: ["public.font"]),
        Row(
            identifier: "org.idpf.epub-container", ends: ["epub"],
            mime: "application/epub+zip", parents: ["public.data", "public.composite-content"]),
        Row(identifier: "public.content", ends: [], mime: nil, parents: []),
        Row(identifier: "public.composite-content", ends: [], mime: nil, parents: ["public.content"]),
        Row(
            identifier: "com.microsoft.word.doc", ends: ["doc"],
            mime: "application/msword", parents: ["public.data"]),
        Row(
            identifier: "org.openxmlformats.wordprocessingml.document", ends: ["docx"],
            mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            parents: ["public.data"]),
        Row(
            identifier: "org.openxmlformats.spreadsheetml.sheet", ends: ["xlsx"],
            mime: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            parents: ["public.data", "public.spreadsheet"]),
        Row(
            identifier: "org.openxmlformats.presentationml.presentation", ends: ["pptx"],
            mime: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
            parents: ["public.data", "public.presentation"]),
        Row(identifier: "public.spreadsheet", ends: [], mime: nil, parents: ["public.content"]),
        Row(identifier: "public.presentation", ends: [], mime: nil, parents: ["public.composite-content"]),
        Row(identifier: "public.contact", ends: [], mime: nil, parents: ["public.item"]),
        Row(
            identifier: "public.vcard", ends: ["vcf", "vcard"],
            mime: "text/vcard", parents: ["public.text", "public.contact"]),
        Row(identifier: "public.calendar-event", ends: [], mime: nil, parents: ["public.item"]),
        Row(
            identifier: "com.apple.ical.ics", ends: ["ics"],
            mime: "text/calendar", parents: ["public.text", "public.calendar-event"]),
        Row(identifier: "public.message", ends: [], mime: nil, parents: ["public.item"]),
        Row(identifier: "public.email-message", ends: [], mime: nil, parents: ["public.message"]),
        Row(identifier: "public.video", ends: [], mime: nil, parents: ["public.movie"]),
        Row(identifier: "public.mpeg", ends: ["mpg", "mpeg"], mime: "video/mpeg", parents: ["public.movie"]),
        Row(identifier: "public.avi", ends: ["avi"], mime: "video/avi", parents: ["public.movie"]),
        Row(identifier: "com.apple.m4v-video", ends: ["m4v"], mime: "video/x-m4v", parents: ["public.movie"]),
        Row(
            identifier: "public.aiff-audio", ends: ["aiff", "aif"],
            mime: "audio/aiff", parents: ["public.audio"]),
        Row(
            identifier: "public.midi-audio", ends: ["mid", "midi"],
            mime: "audio/midi", parents: ["public.audio"]),
        Row(identifier: "com.microsoft.bmp", ends: ["bmp"], mime: "image/bmp", parents: ["public.image"]),
        Row(
            identifier: "com.microsoft.ico", ends: ["ico"],
            mime: "image/vnd.microsoft.icon", parents: ["public.image"]),
        Row(identifier: "public.heif", ends: ["heif"], mime: "image/heif", parents: ["public.image"]),
        Row(identifier: "public.camera-raw-image", ends: [], mime: nil, parents: ["public.image"]),
        Row(
            identifier: "com.pixar.universal-scene-description-mobile", ends: ["usdz"],
            mime: "model/vnd.usdz+zip", parents: ["public.data"]),
        Row(identifier: "public.url", ends: [], mime: nil, parents: ["public.data"]),
        Row(identifier: "public.file-url", ends: [], mime: nil, parents: ["public.url"]),
        Row(identifier: "public.symlink", ends: [], mime: nil, parents: ["public.item"]),
        Row(identifier: "com.apple.package", ends: [], mime: nil, parents: ["public.directory"]),
        Row(identifier: "com.apple.bundle", ends: [], mime: nil, parents: ["public.directory"]),
        Row(identifier: "com.apple.application", ends: [], mime: nil, parents: ["public.executable"]),
    ]

    /// What can be run.
    public static let executable = UTType(known: "public.executable")
    /// A program of the command line.
    public static let unixExecutable = UTType(known: "public.unix-executable")
    /// An app of any system.
    public static let application = UTType(known: "com.apple.application")
    /// A text that an interpreter runs.
    public static let script = UTType(known: "public.script")
    /// A script of a shell.
    public static let shellScript = UTType(known: "public.shell-script")
    /// A script in Python.
    public static let pythonScript = UTType(known: "public.python-script")
    /// A script in JavaScript.
    public static let javaScript = UTType(known: "com.netscape.javascript-source")
    /// The source of a program.
    public static let sourceCode = UTType(known: "public.source-code")
    /// A source in Swift.
    public static let swiftSource = UTType(known: "public.swift-source")
    /// A source in C.
    public static let cSource = UTType(known: "public.c-source")
    /// A header in C.
    public static let cHeader = UTType(known: "public.c-header")
    /// A table as text, with any separator.
    public static let delimitedText = UTType(known: "public.delimited-values-text")
    /// A table as text, with tabs.
    public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
    /// A style sheet of web pages.
    public static let css = UTType(known: "public.css")
    /// A document in YAML.
    public static let yaml = UTType(known: "public.yaml")
    /// A log of a program.
    public static let log = UTType(known: "public.log")
    /// A property list in XML.
    public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
    /// A property list in the binary form.
    public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")
    /// A file that gzip has compressed.
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    /// A file that bzip2 has compressed.
    public static let bz2 = UTType(known: "public.bzip2-archive")
    /// A database of any kind.
    public static let database = UTType(known: "public.database")
    /// A font of any kind.
    public static let font = UTType(known: "public.font")
    /// A book in the EPUB format.
    public static let epub = UTType(known: "org.idpf.epub-container")
    /// A spreadsheet of any kind.
    public static let spreadsheet = UTType(known: "public.spreadsheet")
    /// A presentation of slides.
    public static let presentation = UTType(known: "public.presentation")
    /// A person of an address book.
    public static let contact = UTType(known: "public.contact")
    /// An event of a calendar.
    public static let calendarEvent = UTType(known: "public.calendar-event")
    /// A message of any kind.
    public static let message = UTType(known: "public.message")
    /// A message of mail.
    public static let emailMessage = UTType(known: "public.email-message")
    /// An MPEG-1 or MPEG-2 movie.
    public static let mpeg = UTType(known: "public.mpeg")
    /// An AVI movie.
    public static let avi = UTType(known: "public.avi")
    /// A sound of AIFF.
    public static let aiff = UTType(known: "public.aiff-audio")
    /// A score of MIDI.
    public static let midi = UTType(known: "public.midi-audio")
    /// A sound of MPEG-4.
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    /// A bitmap of Windows.
    public static let bmp = UTType(known: "com.microsoft.bmp")
    /// An icon of Windows.
    public static let ico = UTType(known: "com.microsoft.ico")
    /// An HEIF image.
    public static let heif = UTType(known: "public.heif")
    /// A scene in three dimensions.
    public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
    /// A link to another file.
    public static let symbolicLink = UTType(known: "public.symlink")
    /// A directory that is shown as a file.
    public static let package = UTType(known: "com.apple.package")
    /// A directory with a fixed structure.
    public static let bundle = UTType(known: "com.apple.bundle")

    /// Returns a name with the end of a kind, unless it has one of the kind.
    static func name(_ partialName: String, of type: UTType) -> String {
        let end = partialName.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
        if let end, UTType(filenameExtension: String(end))?.conforms(to: type) == true { return partialName }
        return type.preferredFilenameExtension.map { partialName + "." + $0 } ?? partialName
    }
}
