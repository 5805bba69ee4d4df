/// The index of the library: the faces of each family and the fallbacks of each script.
struct FontFamilies: Sendable {
    /// The faces of one family, by row.
    struct Family: Sendable {
        var name: String
        var scripts: [Script]
        var role: Role
        var members: [Member]
    }

    /// What a fallback family is for.
    enum Role: Hashable, Sendable {
        case text
        case script
        case symbols
        case emoji
        case other
    }

    /// A face of a family.
    struct Member: Sendable {
        var row: Int
        var weight: FontWeight
        var slant: FontSlant
    }

    /// Shipped families in the order of fallback.
    private(set) var fallbacks: [Family] = []
    /// Families that are requested by design and otherwise used only where no other face has a character.
    private(set) var lastResorts: [Family] = []
    private var text: [Member] = []
    private var display: [Member] = []
    private var serif: [Member] = []
    private var monospaced: [Member] = []

    mutating func add(_ family: FontTable.Family, faces rows: Range<Int>) {
        let members = zip(rows, family.faces).map { row, face in
            Member(row: row, weight: FontWeight(rawValue: face.weight), slant: face.slant)
        }
        var role = Role.other, scripts: [Script] = []
        switch family.role {
        case .text:
            text = members
            role = .text
        case .display: display = members
        case .design(let design):
            switch design {
            case .serif: serif = members
            case .monospaced: monospaced = members
            case .default, .rounded: break
            }
            lastResorts.append(Family(name: family.name, scripts: [], role: .other, members: members))
        case .metricCompatible: break
        case .fallback(let codes):
            role = .script
            scripts = codes.map(Script.init(code:))
        case .symbols: role = .symbols
        case .emoji: role = .emoji
        }
        if role != .other {
            fallbacks.append(Family(name: family.name, scripts: scripts, role: role, members: members))
        }
    }

    /// The face of a system design: of the default one, the display cut where `prefersDisplay` is set.
    func systemFace(
        design: FontDesign, weight: FontWeight, slant: FontSlant, cut: SystemFont.Cut
    ) -> Int? {
        let members =
            switch design {
            case .serif: serif
            case .monospaced: monospaced
            case .default, .rounded: cut == .display && slant == .upright ? display : text
            }
        return FontFamilies.nearest(in: members.isEmpty ? text : members, weight: weight, slant: slant)
    }

    /// The face among `records` by a PostScript, full or family name, letter case and blanks aside; of a
    /// family the member nearest in slant, then weight.
    static func namedFace(
        _ name: String, in records: [FontFaceRecord], weight: FontWeight, slant: FontSlant
    ) -> Int? {
        let wanted = folded(name)
        var members: [Member] = []
        for (row, record) in records.enumerated() {
            // A regular face may be named as its family is, which then means the family.
            if folded(record.family) == wanted {
                members.append(Member(row: row, weight: record.weight, slant: record.slant))
            } else if folded(record.postScriptName) == wanted || folded(record.fullName) == wanted {
                return row
            }
        }
        return nearest(in: members, weight: weight, slant: slant)
    }

    /// The member of the wanted slant, if there is one, that is nearest in weight; the heavier of two.
    static func nearest(in members: [Member], weight: FontWeight, slant: FontSlant) -> Int? {
        func distance(_ member: Member) -> Int {
            let difference = member.weight.rawValue - weight.rawValue
            let leaning = member.slant == slant ? 0 : 10_000
            return leaning + 2 * abs(difference) + (difference < 0 ? 1 : 0)
        }
        return members.min { distance($0) < distance($1) }?.row
    }

    private static func folded(_ name: String) -> String {
        name.lowercased().replacing(" ", with: "")
    }
}
