import Glibc
import Parallel
import Synchronization
import Testing

@Suite struct ConcurrentMapTests {
    @Test(arguments: [1, 2, 8])
    func resultsComeInTheOrderOfTheJobs(workers: Int) {
        var delivered: [Int] = []
        concurrentMap(
            Array(0..<50), workers: workers, makeState: { 0 },
            work: { job, state in
                state += 1
                // Early jobs take longer, so that they finish late.
                if job % 7 == 0 { usleep(2000) }
                return job * 2
            },
            deliver: { index, result in
                #expect(result == index * 2)
                delivered.append(index)
            })
        #expect(delivered == Array(0..<50))
    }

    @Test func everyWorkerHasOneState() {
        let made = Mutex(0)
        concurrentMap(
            Array(0..<20), workers: 3, makeState: { made.withLock { $0 += 1 } }, work: { _, _ in 0 },
            deliver: { _, _ in })
        #expect(made.withLock { $0 } <= 3)
    }

    @Test(arguments: [0, 1, 2]) func threadsThatAreRefusedAreDoneWithout(granted: Int) {
        let started = Mutex(0)
        let miser = ThreadStarter { size, body in
            let isGranted = started.withLock { count in
                count += 1
                return count <= granted
            }
            return isGranted ? ThreadStarter.platform.start(size, body) : nil
        }
        var delivered: [Int] = []
        concurrentMap(
            Array(0..<30), workers: 4, by: miser, makeState: { 0 }, work: { job, _ in job * 2 },
            deliver: { index, result in
                #expect(result == index * 2)
                delivered.append(index)
            })
        #expect(delivered == Array(0..<30))
    }

    @Test func noJobsAreDoneAtOnce() {
        concurrentMap(
            [Int](), workers: 4, makeState: {}, work: { job, _ in job }, deliver: { _, _ in Issue.record() })
    }
}
