#include "CEmptyICUData.h"

#include <stdint.h>

// The format is that of ICU's own `stubdata`, which every ICU can be linked with: a header, and a table of contents
// without entries (`DataHeader` in ucmndata.h, format "ToCP"). Functions that need data answer with
// U_MISSING_RESOURCE_ERROR then. The tool needs none: what it draws in the language of a device comes from its own
// tables, as pixels must not depend on the ICU of a machine.
struct Package {
    uint16_t headerSize;
    uint8_t magic1, magic2;
    struct {
        uint16_t size, reservedWord;
        uint8_t isBigEndian, charsetFamily, sizeofUChar, reservedByte;
        uint8_t dataFormat[4], formatVersion[4], dataVersion[4];
    } info;
    char padding[8];
    uint32_t count, reserved;
};

static const struct Package package __attribute__((aligned(16))) = {
    .headerSize = 32,
    .magic1 = 0xda,
    .magic2 = 0x27,
    .info = {.size = 20, .sizeofUChar = 2, .dataFormat = {0x54, 0x6f, 0x43, 0x50}, .formatVersion = {1, 0, 0, 0}},
};

// The name of the data has the version of ICU in it: 74 in the Foundation of Swift 6.0, 76 in that of 6.3. With a
// version that is not listed, the archive's data is linked, and the tool is larger.
#define DATA(version) \
    extern const struct Package icudt##version##_dat __attribute__((alias("package"), used));

DATA(72)
DATA(73)
DATA(74)
DATA(75)
DATA(76)
DATA(77)
DATA(78)
DATA(79)
DATA(80)
