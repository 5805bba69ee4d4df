import ConstraintSolver
import Constraints
import Foundation

/// One line of the fixtures that `scripts/solver-oracle.py` writes; the script documents the fields.
struct OracleCase {
    /// A constraint as the file states it.
    struct Row {
        var priority: Float
        var relation: Relation
        var rank: Int32
        var constant: Double
        var terms: [(variable: Int, coefficient: Double)]
    }

    let line: Int
    let variableCount: Int
    var rows: [Row]
    let conflicts: [[Int]]
    let levels: [(priority: Float, error: Double)]
    let values: [Double]?

    /// All cases of a fixture file.
    static func read(_ name: String) throws -> [OracleCase] {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let text = try String(contentsOf: folder.appendingPathComponent("Fixtures/\(name)"), encoding: .utf8)
        return text.split(separator: "\n").enumerated().compactMap { OracleCase($1, line: $0 + 1) }
    }

    private init?(_ text: Substring, line: Int) {
        let fields = text.split(separator: "\t")
        guard fields.count == 5, let count = Int(fields[0]) else { return nil }
        self.line = line
        variableCount = count
        rows = fields[1].split(separator: " ").compactMap(Row.init)
        conflicts =
            fields[2] == "-"
            ? [] : fields[2].split(separator: " ").map { $0.split(separator: "+").compactMap { Int($0) } }
        levels =
            fields[3] == "-"
            ? []
            : fields[3].split(separator: " ").compactMap {
                let parts = $0.split(separator: ":")
                guard let priority = Float(parts[0]), let error = Double(parts[1]) else { return nil }
                return (priority, error)
            }
        values = fields[4] == "-" ? nil : fields[4].split(separator: " ").compactMap { Double($0) }
    }
}

extension OracleCase.Row {
    init?(_ text: Substring) {
        let parts = text.split(separator: ",")
        guard parts.count >= 4, let priority = Float(parts[0]), let rank = Int32(parts[2]),
            let constant = Double(parts[3])
        else { return nil }
        self.priority = priority
        self.rank = rank
        self.constant = constant
        relation = parts[1] == "<" ? .lessThanOrEqual : parts[1] == "=" ? .equal : .greaterThanOrEqual
        terms = stride(from: 4, to: parts.count - 1, by: 2).compactMap {
            guard let variable = Int(parts[$0]), let coefficient = Double(parts[$0 + 1]) else { return nil }
            return (variable, coefficient)
        }
    }
}

/// A solver holding a case, with the names by number.
struct LoadedCase {
    var solver = Solver()
    var variables: [Variable] = []
    var constraints: [Constraint] = []

    /// Adds variables and constraints in the orders given; their order keys are their numbers.
    init(_ oracle: OracleCase, variableOrder: [Int]? = nil, constraintOrder: [Int]? = nil) throws {
        var named: [Int: Variable] = [:]
        for number in variableOrder ?? Array(0..<oracle.variableCount) {
            named[number] = solver.addVariable(order: number)
        }
        variables = (0..<oracle.variableCount).compactMap { named[$0] }
        var added: [Int: Constraint] = [:]
        for number in constraintOrder ?? Array(oracle.rows.indices) {
            added[number] = try add(oracle.rows[number], order: number)
        }
        constraints = oracle.rows.indices.compactMap { added[$0] }
    }

    /// Adds a row under an order key.
    ///
    /// The recorded optima have the last of the lowest rank give way, whatever its relation: a rank of its own
    /// for each row says so.
    mutating func add(_ row: OracleCase.Row, order: Int) throws -> Constraint {
        try solver.addConstraint(
            row.terms.map { Term(variable: variables[$0.variable], coefficient: $0.coefficient) },
            row.relation, constant: row.constant, priority: row.priority,
            rank: row.rank * 10_000 - Int32(order), order: order)
    }
}
