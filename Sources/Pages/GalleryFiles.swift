import CPages

/// The gallery: what its page is made of.
package enum GalleryFiles {
    /// The program of a page that opens from disk.
    package static let program = PageFile.joined([
        CPagesGalleryStartProgram(), CPagesGalleryIndexProgram(), CPagesGallerySceneProgram(),
        CPagesGalleryInspectorProgram(), CPagesGalleryMapProgram(), CPagesGalleryKeyboardProgram(),
    ])

    /// The program of a page that is served: it asks for the scenes under the conditions that are chosen in it, and
    /// keeps what is shown while new pictures arrive.
    package static let servedProgram =
        program + PageFile.joined([CPagesGalleryLiveProgram(), CPagesGalleryUpdatesProgram()])

    /// The style of a page that opens from disk.
    package static let style = PageFile.joined([CPagesGalleryStyle()])

    /// The style of a page that is served.
    package static let servedStyle = style + PageFile.joined([CPagesGalleryLiveStyle()])

    /// The elements of the body, before the program.
    package static let body = PageFile(CPagesGalleryMarkup()).text
}
