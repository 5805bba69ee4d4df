#ifndef COFFLINECURL_H
#define COFFLINECURL_H

// The functions of libcurl that Foundation's URL loading calls, for programs without a network: requests are accepted
// and never answered. They are found by the linker, and have no declarations here.

#endif
