/// The families that iOS ships besides the system font, with the PostScript names of their faces.
///
/// Source: "Fonts" on Apple's developer site, which lists those of iOS 13 to 17. Faces of scripts that are not written here
/// with a style have that of their family.
package enum SystemFontFamilies {
    /// The names of the families, sorted.
    package static let names = table.keys.sorted()

    /// Returns the PostScript names of the faces of a family; none for a family that iOS does not ship.
    package static func faceNames(ofFamily name: String) -> [String] { table[name] ?? [] }

    /// Whether a name is that of a face or of a family that iOS ships.
    package static func contain(_ name: String) -> Bool { table[name] != nil || faces[name] != nil }

    /// Returns the name of the family of a face or family; nil for a name that iOS does not know.
    package static func family(of name: String) -> String? { table[name] == nil ? faces[name] : name }

    /// Returns the PostScript name of a face, of a family that of its first face; the name itself where iOS does not know it.
    package static func faceName(of name: String) -> String { table[name]?.first ?? name }

    /// The name of the family of each face.
    private static let faces: [String: String] = {
        var faces: [String: String] = [:]
        for (family, names) in table { for name in names { faces[name] = family } }
        return faces
    }()

    /// Families by name; a text has the beginning of the names of their faces before a colon, and their styles after it.
    private static let table: [String: [String]] = {
        var table: [String: [String]] = [:]
        for row in rows.split(separator: "\n") {
            let parts = row.split(separator: ":", maxSplits: 2).map(String.init)
            guard parts.count == 3 else { continue }
            table[parts[0]] = parts[2].split(separator: " ").map { style in
                style == "=" ? parts[1] : parts[1] + style
            }
        }
        return table
    }()

    /// The name of a family, the beginning of the names of its faces, and their ends; `=` for none.
    private static let rows = """
        Academy Engraved LET:AcademyEngravedLetPlain:=
        American Typewriter:AmericanTypewriter:= -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold
        Apple Color Emoji:AppleColorEmoji:=
        Apple SD Gothic Neo:AppleSDGothicNeo:-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold
        Apple Symbols:AppleSymbols:=
        Arial:Arial:MT -ItalicMT -BoldMT -BoldItalicMT
        Arial Hebrew:ArialHebrew:= -Light -Bold
        Arial Rounded MT Bold:ArialRoundedMTBold:=
        Avenir:Avenir:-Book -BookOblique -Roman -Oblique -Light -LightOblique -Medium -MediumOblique -Heavy -HeavyOblique -Black -BlackOblique
        Avenir Next:AvenirNext:-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
        Avenir Next Condensed:AvenirNextCondensed:-Regular -Italic -UltraLight -UltraLightItalic -Medium -MediumItalic -DemiBold -DemiBoldItalic -Bold -BoldItalic -Heavy -HeavyItalic
        Baskerville:Baskerville:= -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic
        Bodoni 72:BodoniSvtyTwoITCTT:-Book -BookIta -Bold
        Bodoni 72 Oldstyle:BodoniSvtyTwoOSITCTT:-Book -BookIt -Bold
        Bodoni 72 Smallcaps:BodoniSvtyTwoSCITCTT:-Book
        Bodoni Ornaments:BodoniOrnamentsITCTT:=
        Bradley Hand:BradleyHandITCTT:-Bold
        Chalkboard SE:ChalkboardSE:-Regular -Light -Bold
        Chalkduster:Chalkduster:=
        Charter:Charter:-Roman -Italic -Bold -BoldItalic -Black -BlackItalic
        Cochin:Cochin:= -Italic -Bold -BoldItalic
        Copperplate:Copperplate:= -Light -Bold
        Courier:Courier:= -Oblique -Bold -BoldOblique
        Courier New:CourierNewPS:MT -ItalicMT -BoldMT -BoldItalicMT
        DIN Alternate:DINAlternate:-Bold
        DIN Condensed:DINCondensed:-Bold
        Damascus:Damascus:= Light Medium SemiBold Bold
        Didot:Didot:= -Italic -Bold
        Futura:Futura:-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold
        Geeza Pro:GeezaPro:= -Bold
        Georgia:Georgia:= -Italic -Bold -BoldItalic
        Gill Sans:GillSans:= -Italic -Light -LightItalic -SemiBold -SemiBoldItalic -Bold -BoldItalic -UltraBold
        Helvetica:Helvetica:= -Oblique -Light -LightOblique -Bold -BoldOblique
        Helvetica Neue:HelveticaNeue:= -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium -MediumItalic -Bold -BoldItalic -CondensedBold -CondensedBlack
        Hiragino Maru Gothic ProN:HiraMaruProN:-W4
        Hiragino Mincho ProN:HiraMinProN:-W3 -W6
        Hiragino Sans:HiraginoSans:-W3 -W4 -W5 -W6 -W7 -W8
        Hoefler Text:HoeflerText:-Regular -Italic -Black -BlackItalic
        Marker Felt:MarkerFelt:-Thin -Wide
        Menlo:Menlo:-Regular -Italic -Bold -BoldItalic
        Noteworthy:Noteworthy:-Light -Bold
        Optima:Optima:-Regular -Italic -Bold -BoldItalic -ExtraBlack
        Palatino:Palatino:-Roman -Italic -Bold -BoldItalic
        Papyrus:Papyrus:= -Condensed
        Party LET:PartyLetPlain:=
        PingFang HK:PingFangHK:-Regular -Ultralight -Thin -Light -Medium -Semibold
        PingFang SC:PingFangSC:-Regular -Ultralight -Thin -Light -Medium -Semibold
        PingFang TC:PingFangTC:-Regular -Ultralight -Thin -Light -Medium -Semibold
        Rockwell:Rockwell:-Regular -Italic -Bold -BoldItalic
        Savoye LET:SavoyeLetPlain:=
        Snell Roundhand:SnellRoundhand:= -Bold -Black
        Symbol:Symbol:=
        Thonburi:Thonburi:= -Light -Bold
        Times New Roman:TimesNewRomanPS:MT -ItalicMT -BoldMT -BoldItalicMT
        Trebuchet MS:Trebuchet:MS MS-Italic MS-Bold -BoldItalic
        Verdana:Verdana:= -Italic -Bold -BoldItalic
        Zapf Dingbats:ZapfDingbatsITC:=
        Zapfino:Zapfino:=
        """
}
