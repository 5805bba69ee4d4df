#ifndef C_PAGES_H
#define C_PAGES_H

// The programs, styles and markup of pages: the files in the folder Pages, embedded by the compiler.

/// A file as UTF-8, for as long as the process runs.
typedef struct {
    const unsigned char *_Nonnull start;
    /// In bytes.
    long length;
} CPagesFile;

// The gallery. The programs are parts of one, in this order; the last two and live.css are those of a page that is served.
CPagesFile CPagesGalleryStartProgram(void);
CPagesFile CPagesGalleryIndexProgram(void);
CPagesFile CPagesGallerySceneProgram(void);
CPagesFile CPagesGalleryInspectorProgram(void);
CPagesFile CPagesGalleryMapProgram(void);
CPagesFile CPagesGalleryKeyboardProgram(void);
CPagesFile CPagesGalleryLiveProgram(void);
CPagesFile CPagesGalleryUpdatesProgram(void);
CPagesFile CPagesGalleryStyle(void);
CPagesFile CPagesGalleryLiveStyle(void);
CPagesFile CPagesGalleryMarkup(void);

// The report of a test run; approval.js and count.html are those of a page that is served.
CPagesFile CPagesReportProgram(void);
CPagesFile CPagesReportApprovalProgram(void);
CPagesFile CPagesReportStyle(void);
CPagesFile CPagesReportControlsMarkup(void);
CPagesFile CPagesReportCountMarkup(void);

// The page of a film.
CPagesFile CPagesFilmProgram(void);
CPagesFile CPagesFilmStyle(void);

#endif
