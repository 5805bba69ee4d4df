#ifndef CEMPTYICUDATA_H
#define CEMPTYICUDATA_H

// An ICU data package without items, which the linker finds before the one of 32 MB in Foundation's archive; it has no
// declarations here.

#endif
