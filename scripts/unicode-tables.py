#!/usr/bin/env python3
"""Writes Sources/CUnicodeData/UnicodeTables.c from the files of the Unicode Character Database.

Usage: scripts/unicode-tables.py [FOLDER]
FOLDER contains the database; /usr/share/unicode by default (Debian: unicode-data).
Run manually when the project moves to another Unicode version; building needs neither Python nor the database.
The classes are in the order of the Swift types of the same names in Sources/Typography/Unicode.
"""

import os
import re
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
FOLDER = sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode"
COUNT = 0x110000

LINE = ("AL BA BAHyphen BB B2 CB CL CM CP CPWide CR EB EM EX GL HL HY H2 H3 ID IDPictographic IN IS JL JT JV LF NL NS "
        "NU OP OPWide PO PR QU RI BK SP SY WJ ZW ZWJ SA SAMark").split()
GRAPHEME = ("Other CR LF Control Extend ExtendZero ZWJ Regional_Indicator Prepend SpacingMark L V T LV LVT "
            "Extended_Pictographic Consonant Virama").split()
BIDI = "L R AL EN ES ET AN CS NSM BN B S WS ON LRE LRO RLE RLO PDF LRI RLI FSI PDI".split()
FLAGS = ["Emoji", "Emoji_Presentation", "Default_Ignorable_Code_Point", "Alphabetic", "Bracket"]
# The scripts whose conjuncts are one grapheme cluster: CLDR 42's root rules, rule GB9c since Unicode 15.1.
CONJUNCT_SCRIPTS = {"Gujarati", "Telugu", "Malayalam", "Oriya", "Bengali", "Devanagari"}
MISSING = {"Unknown": "XX", "Prefix_Numeric": "PR", "Ideographic": "ID", "Unassigned": "Cn", "Neutral": "N",
           "Left_To_Right": "L", "Right_To_Left": "R", "Arabic_Letter": "AL", "European_Terminator": "ET",
           "Boundary_Neutral": "BN"}

NOTICE = """\
UNICODE LICENSE V3

COPYRIGHT AND PERMISSION NOTICE

Copyright © 2016-2024 Unicode, Inc.

NOTICE TO USER: Carefully read the following legal agreement. BY
DOWNLOADING, INSTALLING, COPYING OR OTHERWISE USING DATA FILES, AND/OR
SOFTWARE, YOU UNEQUIVOCALLY ACCEPT, AND AGREE TO BE BOUND BY, ALL OF THE
TERMS AND CONDITIONS OF THIS AGREEMENT. IF YOU DO NOT AGREE, DO NOT
DOWNLOAD, INSTALL, COPY, DISTRIBUTE OR USE THE DATA FILES OR SOFTWARE.

Permission is hereby granted, free of charge, to any person obtaining a
copy of data files and any associated documentation (the "Data Files") or
software and any associated documentation (the "Software") to deal in the
Data Files or Software without restriction, including without limitation
the rights to use, copy, modify, merge, publish, distribute, and/or sell
copies of the Data Files or Software, and to permit persons to whom the
Data Files or Software are furnished to do so, provided that either (a)
this copyright and permission notice appear with all copies of the Data
Files or Software, or (b) this copyright and permission notice appear in
associated Documentation.

THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY
KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF
THIRD PARTY RIGHTS.

IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE
BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR CONSEQUENTIAL DAMAGES,
OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS,
WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION,
ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA
FILES OR SOFTWARE.

Except as contained in this notice, the name of a copyright holder shall
not be used in advertising or otherwise to promote the sale, use or other
dealings in these Data Files or Software without prior written
authorization of the copyright holder.

SPDX-License-Identifier: Unicode-3.0
"""


def lines(path):
    with open(os.path.join(FOLDER, path), encoding="utf-8") as file:
        yield from file


def values(path, default, field=1):
    """A property of every code point; defaults for unassigned code points are applied first, in file order."""
    table = [default] * COUNT

    def assign(span, value):
        first, _, last = span.partition("..")
        for code in range(int(first, 16), int(last or first, 16) + 1):
            table[code] = value

    for line in lines(path):
        found = re.match(r"# @missing: (\w+\.\.\w+); *(\w+)", line)
        if found:
            assign(found[1], MISSING.get(found[2], found[2]))
    for line in lines(path):
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) > field:
            assign(fields[0], fields[field])
    return table


def members(path, name):
    """The code points that have a binary property."""
    found = set()
    for line in lines(path):
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) > 1 and fields[1] == name:
            first, _, last = fields[0].partition("..")
            found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


def line_classes(category, pictographic):
    """Line_Break after rule LB1, with the subclasses that rules LB30 and LB30b distinguish."""
    table = values("extracted/DerivedLineBreak.txt", "XX")
    width = values("EastAsianWidth.txt", "N")
    for code in range(COUNT):
        name = table[code]
        if name == "SA":
            name = "SAMark" if category[code] in ("Mn", "Mc") else "SA"
        elif name in ("OP", "CP") and width[code] in "FWH":
            name += "Wide"
        elif name == "ID" and code in pictographic and category[code] == "Cn":
            name = "IDPictographic"
        elif code == 0x2010:
            name = "BAHyphen"
        table[code] = {"AI": "AL", "SG": "AL", "XX": "AL", "CJ": "NS"}.get(name, name)
    return [LINE.index(name) for name in table]


def grapheme_classes(pictographic):
    table = values("auxiliary/GraphemeBreakProperty.txt", "Other")
    combining = values("extracted/DerivedCombiningClass.txt", "0")
    indic = values("IndicSyllabicCategory.txt", "Other")
    scripts = values("Scripts.txt", "Unknown")
    for code in range(COUNT):
        conjoins = scripts[code] in CONJUNCT_SCRIPTS
        if conjoins and indic[code] == "Virama":
            table[code] = "Virama"
        elif conjoins and indic[code] == "Consonant":
            table[code] = "Consonant"
        elif code in pictographic:
            table[code] = "Extended_Pictographic"
        elif table[code] == "Extend" and combining[code] == "0":
            table[code] = "ExtendZero"
    return [GRAPHEME.index(name) for name in table]


def brackets():
    found = []
    for line in lines("BidiBrackets.txt"):
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) == 3:
            found.append((int(fields[0], 16), int(fields[1], 16), fields[2] == "o"))
    return sorted(found)


def two_stages(records, size=64):
    """A two-stage table: the unique blocks of `size` records, and the index of the block for each code point."""
    blocks, index = {}, []
    for start in range(0, COUNT, size):
        block = tuple(records[start:start + size])
        index.append(blocks.setdefault(block, len(blocks)))
    return index, [value for block in blocks for value in block]


def array(kind, name, numbers):
    rows, row = [], "   "
    for number in numbers:
        word = f" {number},"
        if len(row) + len(word) > 118:
            rows.append(row)
            row = "   "
        row += word
    return f"const {kind} {name}[{len(numbers)}] = {{\n" + "\n".join(rows + [row]) + "\n};\n"


def main():
    version = re.search(r"-(\d+\.\d+\.\d+)\.txt", next(lines("LineBreak.txt")))[1]
    category = values("extracted/DerivedGeneralCategory.txt", "Cn")
    pictographic = members("emoji/emoji-data.txt", "Extended_Pictographic")
    pairs = brackets()
    sets = [members("emoji/emoji-data.txt", "Emoji"), members("emoji/emoji-data.txt", "Emoji_Presentation"),
            members("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point"),
            members("DerivedCoreProperties.txt", "Alphabetic"), {code for code, _, _ in pairs}]
    bidi = [BIDI.index(name) for name in values("extracted/DerivedBidiClass.txt", "L")]
    line, grapheme = line_classes(category, pictographic), grapheme_classes(pictographic)
    flags = [0] * COUNT
    for bit, codes in enumerate(sets):
        for code in codes:
            flags[code] |= 1 << bit
    numbers, records = {}, []
    for record in zip(line, grapheme, bidi, flags):
        records.append(numbers.setdefault(record, len(numbers)))
    assert len(numbers) <= 256, len(numbers)
    index, blocks = two_stages(records)
    print(f"Unicode {version}: {len(numbers)} records, {len(index)} + {len(blocks)} entries", file=sys.stderr)
    notice = "\n".join(f"// {line}".rstrip() for line in NOTICE.splitlines())
    text = f"""\
// Generated by scripts/unicode-tables.py from the Unicode Character Database, version {version}; do not edit.
// The license of the data:
//
{notice}
#include "CUnicodeData.h"

const char *const cunicode_version = "{version}";

"""
    text += array("uint16_t", "cunicode_index", index) + "\n"
    text += array("uint8_t", "cunicode_blocks", blocks) + "\n"
    text += "".join([
        f"const cunicode_record cunicode_records[{len(numbers)}] = {{\n",
        *[f"    {{{', '.join(map(str, record))}}},\n" for record in numbers], "};\n\n"])
    text += f"const int cunicode_bracket_count = {len(pairs)};\n"
    text += "".join([
        f"const cunicode_bracket cunicode_brackets[{len(pairs)}] = {{\n",
        *[f"    {{0x{code:04X}, 0x{other:04X}, {int(opens)}}},\n" for code, other, opens in pairs], "};\n"])
    with open(os.path.join(ROOT, "Sources/CUnicodeData/UnicodeTables.c"), "w", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    main()
