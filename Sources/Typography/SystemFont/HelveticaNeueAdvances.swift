/// Advances of Helvetica Neue in thousandths of an em, of the printable ASCII characters from the blank on.
///
/// Source: the `Widths` arrays of HelveticaNeue-Roman and HelveticaNeue-Bold in the PDF of form 1065 for 1999 of the
/// Internal Revenue Service of the United States, which names the fonts without embedding them; read 2026-11-22.
/// Chosen: 295 for the bold exclamation mark, which the form does not use.
///
/// Measured: of 21 labels in storyboards that Xcode saved in Helvetica Neue, or in faces that were not installed, 20
/// are as wide within half a point and one within a point.
enum HelveticaNeueAdvances {
    /// The average width of the roman in ems, weighted by how often letters occur. Source: seek-oss/capsize on GitHub.
    static let romanAverage = 0.45
    /// The same of the bold. Source: as above.
    static let boldAverage = 0.48

    static let roman: [Double] = [
        278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
        800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
        648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
        222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
        593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
    ]

    static let bold: [Double] = [
        278, 295, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
        800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
        667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500,
        259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
        611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 223, 333, 600,
    ]
}
