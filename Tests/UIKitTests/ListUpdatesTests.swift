import Testing

@testable import UIKitCore

/// Where rows go when changes are applied at once, and what does not fit. The rules and the words are those of
/// `performBatchUpdates(_:completion:)` in Apple's documentation and of the exceptions that UIKit raises.
@Suite struct ListUpdatesTests {
    private func path(_ section: Int, _ row: Int) -> IndexPath { IndexPath(row: row, section: section) }

    private func message(_ updates: ListUpdates, before: [Int], after: [Int]) -> String? {
        do throws(ListUpdates.Inconsistency) {
            _ = try updates.resolved(before: before, after: after, terms: .table)
            return nil
        } catch {
            return error.message
        }
    }

    @Test func deletionsCountBeforeInsertionsAfter() throws {
        // Of A B C D, delete A and C, insert X at 0 and Y at 2: X B Y D.
        var updates = ListUpdates()
        updates.deletedRows = [path(0, 0), path(0, 2)]
        updates.insertedRows = [path(0, 0), path(0, 2)]
        let change = try updates.resolved(before: [4], after: [4], terms: .table)
        #expect(change.rows == [[nil, path(0, 1), nil, path(0, 3)]])
        #expect(change.targets == [path(0, 1): path(0, 1), path(0, 3): path(0, 3)])
    }

    @Test func aMoveTakesARowOutAndPutsItIn() throws {
        // Of A B C, move A to 2: B C A.
        var updates = ListUpdates()
        updates.movedRows = [path(0, 2): path(0, 0)]
        let change = try updates.resolved(before: [3], after: [3], terms: .table)
        #expect(change.rows == [[path(0, 1), path(0, 2), path(0, 0)]])
        // To another section.
        updates.movedRows = [path(1, 0): path(0, 1)]
        let other = try updates.resolved(before: [2, 1], after: [1, 2], terms: .table)
        #expect(other.rows == [[path(0, 0)], [path(0, 1), path(1, 0)]])
    }

    @Test func sectionsTakeTheirRowsAlong() throws {
        // Delete the first of three, move the last before the other.
        var updates = ListUpdates()
        updates.deletedSections = [0]
        updates.movedSections = [0: 2]
        let change = try updates.resolved(before: [1, 2, 3], after: [3, 2], terms: .table)
        #expect(change.sections == [2, 1])
        #expect(change.rows == [[path(2, 0), path(2, 1), path(2, 2)], [path(1, 0), path(1, 1)]])
    }

    @Test func rowsOfAReloadedSectionAreNew() throws {
        var updates = ListUpdates()
        updates.reloadedSections = [1]
        let change = try updates.resolved(before: [1, 2], after: [1, 5], terms: .table)
        #expect(change.rows == [[path(0, 0)], Array(repeating: nil, count: 5)])
        #expect(change.sections == [0, nil])
    }

    @Test func countsThatDoNotFitAreSaidInUIKitsWords() {
        var updates = ListUpdates()
        updates.deletedRows = [path(0, 1)]
        #expect(
            message(updates, before: [5], after: [5])
                == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing "
                + "section after the update (5) must be equal to the number of rows contained in that section before "
                + "the update (5), plus or minus the number of rows inserted or deleted from that section (0 inserted, "
                + "1 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 "
                + "moved out).")
        #expect(
            message(ListUpdates(), before: [1], after: [1, 1])
                == "Invalid update: invalid number of sections. The number of sections contained in the table view "
                + "after the update (2) must be equal to the number of sections contained in the table view before the "
                + "update (1), plus or minus the number of sections inserted or deleted (0 inserted, 0 deleted)."
        )
    }

    @Test func positionsThatDoNotExistAreSaid() {
        var updates = ListUpdates()
        updates.deletedRows = [path(0, 3)]
        #expect(
            message(updates, before: [3], after: [2])
                == "attempt to delete row 3 from section 0 which only contains 3 rows before the update")
        updates = ListUpdates()
        updates.insertedRows = [path(0, 4)]
        #expect(
            message(updates, before: [3], after: [4])
                == "attempt to insert row 4 into section 0, but there are only 4 rows in section 0 after the update"
        )
        updates = ListUpdates()
        updates.insertedSections = [2]
        #expect(
            message(updates, before: [1], after: [1, 1])
                == "attempt to insert section 2 but there are only 2 sections after the update")
    }

    /// Every row that stays keeps its identity, for all subsets of four rows and all places of one insertion.
    @Test func identitiesAreKeptInAllSmallCases() throws {
        for mask in 0..<16 {
            let deleted = (0..<4).filter { mask & (1 << $0) != 0 }
            let kept = (0..<4).filter { !deleted.contains($0) }
            for place in 0...kept.count {
                var expected: [Int?] = kept
                expected.insert(nil, at: place)
                var updates = ListUpdates()
                updates.deletedRows = Set(deleted.map { path(0, $0) })
                updates.insertedRows = [path(0, place)]
                let change = try updates.resolved(before: [4], after: [expected.count], terms: .table)
                #expect(change.rows[0].map { $0?.row } == expected)
            }
        }
    }
}
