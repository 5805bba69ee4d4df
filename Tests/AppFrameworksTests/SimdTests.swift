import Testing
import simd

@Suite("Vectors, matrices and quaternions")
struct SimdTests {
    @Test("lengths and products are those of analytic geometry")
    func products() {
        #expect(simd_length(simd_float2(3, 4)) == 5)
        #expect(simd_length_squared(simd_float3(1, 2, 2)) == 9)
        #expect(simd_distance(simd_float2(1, 1), simd_float2(4, 5)) == 5)
        #expect(simd_normalize(simd_double2(0, -2)) == [0, -1])
        #expect(simd_dot(simd_float3(1, 2, 3), simd_float3(4, 5, 6)) == 32)
        #expect(simd_cross(simd_float3(1, 2, 3), simd_float3(4, 5, 6)) == [-3, 6, -3])
        #expect(simd_cross(simd_float2(1, 2), simd_float2(3, 4)) == [0, 0, -2])
        #expect(simd_project(simd_float2(2, 3), simd_float2(1, 0)) == [2, 0])
    }

    @Test("a ray leaves a plane at the angle at which it came, or enters by Snell's law")
    func rays() {
        #expect(simd_reflect(simd_float2(1, -1), simd_float2(0, 1)) == [1, 1])
        // sin of the angle behind the surface is eta times that before it: 0.5 x 0.8.
        let ray = simd_refract(simd_double2(0.8, -0.6), simd_double2(0, 1), 0.5)
        #expect(abs(ray.x - 0.4) < 1e-12 && abs(simd_length(ray) - 1) < 1e-12 && ray.y < 0)
        // Beyond the critical angle nothing enters.
        #expect(simd_refract(simd_double2(0.8, -0.6), simd_double2(0, 1), 1.5) == .zero)
    }

    @Test("elements are limited, mixed and compared one by one")
    func elements() {
        #expect(simd_clamp(simd_float2(-1, 2), [0, 0], [1, 1]) == [0, 1])
        #expect(simd_mix(simd_float2(0, 0), [2, 4], [0.5, 0.25]) == [1, 1])
        #expect(simd_step(simd_float2(1, 1), [0.5, 1]) == [0, 1])
        // t is 1/4: (1/16) x (3 - 1/2).
        #expect(simd_smoothstep(simd_float2(0, 0), [4, 4], [1, 9]) == [0.15625, 1])
        #expect(simd_fract(simd_float2(1.25, -0.25)) == [0.25, 0.75])
        #expect(simd_sign(simd_float3(-2, 0, 3)) == [-1, 0, 1])
        #expect(simd_abs(simd_float2(-1, 2)) == [1, 2])
        #expect(simd_min(simd_float2(1, 4), simd_float2(3, 2)) == [1, 2])
        #expect(simd_reduce_add(simd_float4(1, 2, 3, 4)) == 10)
    }

    @Test("a matrix multiplies columns from the left and rows from the right")
    func matrices() {
        let matrix = simd_double2x2(rows: [[1, 2], [3, 4]])
        #expect(matrix.columns.0 == [1, 3] && matrix[1, 0] == 2)
        #expect(matrix * simd_double2(5, 6) == [17, 39])
        #expect(simd_double2(5, 6) * matrix == [23, 34])
        #expect(matrix * matrix == simd_double2x2(rows: [[7, 10], [15, 22]]))
        #expect(matrix.transpose == simd_double2x2(rows: [[1, 3], [2, 4]]))
        #expect(matrix + matrix == 2 * matrix && matrix - matrix == simd_double2x2())
    }

    @Test("determinants and inverses are exact for small integers")
    func inverses() {
        let matrix = simd_double3x3(rows: [[2, 0, 1], [1, 3, 2], [1, 1, 4]])
        // 2 (12 - 2) - 0 + 1 (1 - 3)
        #expect(abs(matrix.determinant - 18) < 1e-12)
        let product = matrix * matrix.inverse
        for column in 0..<3 {
            for row in 0..<3 { #expect(abs(product[column, row] - (column == row ? 1 : 0)) < 1e-14) }
        }
        let singular = simd_double3x3(rows: [[2, 0, 1], [1, 3, 2], [1, 1, 1]])
        #expect(singular.determinant == 0 && singular.inverse[0, 0].isNaN)
        // The first column needs another pivot.
        let exchange = simd_float4x4(rows: [[0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 2], [0, 0, 1, 0]])
        #expect(exchange.determinant == 2)
        #expect(exchange * exchange.inverse == matrix_identity_float4x4)
    }

    @Test("a quaternion rotates as its matrix does")
    func rotations() {
        let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
        #expect(simd_distance(quarter.act([1, 0, 0]), [0, 1, 0]) < 1e-15)
        #expect(simd_distance((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]) < 1e-15)
        #expect(simd_distance((quarter * quarter.inverse).act([1, 2, 3]), [1, 2, 3]) < 1e-14)
        for axis in [simd_double3(1, 2, 3), [-1, 0.2, 0.1], [0, -1, 0.3], [0.1, 0, -2]] {
            for angle in [0.1, 1, 2.5, 3.1] {
                let rotation = simd_quatd(angle: angle, axis: simd_normalize(axis))
                let matrix = simd_double3x3(rotation)
                #expect(simd_distance(matrix * [1, -2, 0.5], rotation.act([1, -2, 0.5])) < 1e-14)
                #expect(abs(abs(simd_dot(simd_quatd(matrix), rotation)) - 1) < 1e-14)
                #expect(abs(rotation.angle - angle) < 1e-14)
            }
        }
    }

    @Test("the shortest rotation goes from one direction to another, also to the opposite")
    func directions() {
        for (from, to) in [([1, 0, 0], [0, 1, 0]), ([0, 0, 1], [0, 0, -1]), ([0, 1, 0], [0, 1, 0])]
            as [(simd_double3, simd_double3)]
        {
            #expect(simd_distance(simd_quatd(from: from, to: to).act(from), to) < 1e-14)
        }
        let none = simd_quatd(angle: 0, axis: [0, 0, 1]), one = simd_quatd(angle: 1, axis: [0, 0, 1])
        #expect(abs(simd_slerp(none, one, 0.25).angle - 0.25) < 1e-14)
        #expect(simd_slerp(none, -one, 1).act([1, 0, 0]) == one.act([1, 0, 0]))
    }
}
