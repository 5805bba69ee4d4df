/// A 3×3 matrix that converts between color spaces.
struct ColorMatrix {
    /// Row by row.
    var rows: [[Double]]

    /// The sRGB primaries in XYZ with the white point D50. Source: IEC 61966-2-1, adapted by Bradford's
    /// method.
    static let sRGB = ColorMatrix(rows: [
        [0.4360747, 0.3850649, 0.1430804], [0.2225045, 0.7168786, 0.0606169],
        [0.0139322, 0.0971045, 0.7141733],
    ])
    /// XYZ to cone responses. Source: Bradford's method, ICC.1:2010, annex E.
    private static let bradford = ColorMatrix(rows: [
        [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296],
    ])
    /// The profile connection space's white point in XYZ. Source: ICC.1:2010.
    private static let whiteD50 = [0.9642, 1, 0.8249]

    init(rows: [[Double]]) { self.rows = rows }

    /// Creates the matrix of primaries and a white point, given by their chromaticities x and y, to XYZ with
    /// the white point D50; nil if they are degenerate.
    init?(red: (Double, Double), green: (Double, Double), blue: (Double, Double), white: (Double, Double)) {
        guard [red.1, green.1, blue.1, white.1].allSatisfy({ $0 > 0 }) else { return nil }
        func column(_ place: (Double, Double)) -> [Double] {
            [place.0 / place.1, 1, (1 - place.0 - place.1) / place.1]
        }
        let columns = [column(red), column(green), column(blue)], white = column(white)
        let shares = ColorMatrix(rows: (0..<3).map { row in columns.map { $0[row] } })
        guard let inverse = shares.inverse else { return nil }
        let strengths = inverse.applied(to: white)
        let matrix = ColorMatrix(rows: shares.rows.map { row in zip(row, strengths).map { $0 * $1 } })
        let cones = ColorMatrix.bradford.applied(to: white)
        let wanted = ColorMatrix.bradford.applied(to: ColorMatrix.whiteD50)
        guard let back = ColorMatrix.bradford.inverse, cones.allSatisfy({ $0 != 0 }) else { return nil }
        let scaled = ColorMatrix(
            rows: zip(ColorMatrix.bradford.rows, zip(wanted, cones)).map { row, pair in
                row.map { $0 * pair.0 / pair.1 }
            })
        self = back.multiplied(by: scaled).multiplied(by: matrix)
    }

    /// Returns the product that applies `first`, then this matrix.
    func multiplied(by first: ColorMatrix) -> ColorMatrix {
        ColorMatrix(
            rows: rows.map { row in
                (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * first.rows[$1][column] } }
            })
    }

    func applied(to values: [Double]) -> [Double] {
        rows.map { row in row[0] * values[0] + row[1] * values[1] + row[2] * values[2] }
    }

    /// The inverse; nil if the matrix is singular.
    var inverse: ColorMatrix? {
        func minor(_ row: Int, _ column: Int) -> Double {
            let (a, b) = ((row + 1) % 3, (row + 2) % 3), (c, d) = ((column + 1) % 3, (column + 2) % 3)
            return rows[a][c] * rows[b][d] - rows[a][d] * rows[b][c]
        }
        let determinant = (0..<3).reduce(0) { $0 + rows[0][$1] * minor(0, $1) }
        guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
        return ColorMatrix(rows: (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } })
    }

    /// Whether it equals another up to the rounding in files.
    func isNearly(_ other: ColorMatrix) -> Bool {
        zip(rows.joined(), other.rows.joined()).allSatisfy { abs($0 - $1) < 0.003 }
    }
}
