#include "CPages.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char report_js[] = {
#embed "Pages/report/report.js"
};
CPagesFile CPagesReportProgram(void) { return (CPagesFile){report_js, sizeof report_js}; }

static const unsigned char approval_js[] = {
#embed "Pages/report/approval.js"
};
CPagesFile CPagesReportApprovalProgram(void) { return (CPagesFile){approval_js, sizeof approval_js}; }

static const unsigned char style_css[] = {
#embed "Pages/report/style.css"
};
CPagesFile CPagesReportStyle(void) { return (CPagesFile){style_css, sizeof style_css}; }

static const unsigned char controls_html[] = {
#embed "Pages/report/controls.html"
};
CPagesFile CPagesReportControlsMarkup(void) { return (CPagesFile){controls_html, sizeof controls_html}; }

static const unsigned char count_html[] = {
#embed "Pages/report/count.html"
};
CPagesFile CPagesReportCountMarkup(void) { return (CPagesFile){count_html, sizeof count_html}; }
