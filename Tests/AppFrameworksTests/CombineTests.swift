import FoundationNetworking
import MaquetteCombine
import Testing

@testable import UIKitCore

/// A view model as apps have them.
private final class TitleModel: ObservableObject {
    @Published var title = "old"
    @Published var count = 0
}

@Suite("Combine on the clock of a render")
struct CombineTests {
    let loop = RenderContext.current.eventLoop

    @Test("published values reach a label in the next turn of the main queue")
    func published() {
        let model = TitleModel(), label = UILabel()
        var cancellables: Set<AnyCancellable> = []
        model.$title.receive(on: DispatchQueue.main).sink { label.text = $0 }.store(in: &cancellables)
        #expect(label.text == nil)
        loop.runDueWork()
        #expect(label.text == "old")
        model.title = "new"
        #expect(label.text == "old")
        loop.runDueWork()
        #expect(label.text == "new")
    }

    @Test("properties are assigned, and objects tell before they change")
    func assignment() {
        let model = TitleModel(), label = UILabel()
        var changes = 0
        let told = model.objectWillChange.sink { changes += 1 }
        let assigned = model.$title.map { $0.uppercased() as String? }.assign(to: \.text, on: label)
        Just(5).assign(to: &model.$count)
        model.title = "new"
        #expect(label.text == "NEW" && model.count == 5 && changes == 2)
        _ = (told, assigned)
    }

    @Test("debounce, delay and throttle wait on the virtual clock")
    func waiting() {
        let subject = PassthroughSubject<Int, Never>()
        var debounced: [Int] = [], delayed: [Int] = [], throttled: [Int] = []
        let subscriptions = [
            subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink {
                debounced.append($0)
            },
            subject.delay(for: .seconds(1), scheduler: DispatchQueue.main).sink { delayed.append($0) },
            subject.throttle(for: 0.5, scheduler: OperationQueue.main, latest: true).sink {
                throttled.append($0)
            },
        ]
        subject.send(1)
        loop.advance(by: 0.1)
        subject.send(2)
        #expect(debounced.isEmpty && delayed.isEmpty)
        loop.advance(by: 0.4)
        #expect(debounced == [2] && delayed.isEmpty)
        subject.send(3)
        loop.settle()
        #expect(debounced == [2, 3])
        #expect(delayed == [1, 2, 3])
        #expect(throttled.first == 1 && throttled.last == 3)
        _ = subscriptions
    }

    @Test("timers publish while time passes, and a capture at rest does not wait for them")
    func timers() {
        var ticks = 0
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in ticks += 1 }
        loop.advance(by: 3.5)
        #expect(ticks == 3)
        loop.settle()
        #expect(ticks == 3)
        timer.cancel()
        loop.advance(by: 3)
        #expect(ticks == 3)
        var repeated = 0
        let work = DispatchQueue.main.schedule(
            after: DispatchQueue.main.now.advanced(by: .seconds(1)), interval: .milliseconds(500)
        ) { repeated += 1 }
        loop.advance(by: 2.1)
        #expect(repeated == 3)
        work.cancel()
        loop.advance(by: 2)
        #expect(repeated == 3)
    }

    @Test("notifications are published until the subscription ends")
    func notifications() {
        let name = Notification.Name("Loaded"), sender = NSObject()
        var all = 0, own = 0
        let center = NotificationCenter()
        let first = center.publisher(for: name).sink { _ in all += 1 }
        let second = center.publisher(for: name, object: sender).sink { _ in own += 1 }
        center.post(name: name, object: nil)
        center.post(name: name, object: sender)
        second.cancel()
        center.post(name: name, object: sender)
        #expect(all == 3 && own == 1)
        first.cancel()
    }

    @Test("observed values are published at first and after changes")
    func observedValues() {
        RenderEnvironment.standard.withLiveScreen({ UIViewController() }) { screen in
            let label = UILabel()
            var texts: [String?] = []
            let subscription = label.publisher(for: \.text).sink { texts.append($0) }
            label.text = "a"
            screen.state.eventLoop.runDueWork()
            #expect(texts == [nil, "a"])
            subscription.cancel()
            label.text = "b"
            screen.state.eventLoop.runDueWork()
            #expect(texts == [nil, "a"])
        }
    }

    @Test("the latest values of publishers are combined")
    func latestValues() {
        let first = CurrentValueSubject<Int, Never>(1), second = PassthroughSubject<String, Never>()
        var values: [String] = []
        var isFinished = false
        let subscription = first.combineLatest(second).map { "\($0)\($1)" }
            .sink(receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
        second.send("a")
        first.send(2)
        first.send(completion: .finished)
        second.send("b")
        #expect(values == ["1a", "2a", "2b"] && !isFinished)
        second.send(completion: .finished)
        #expect(isFinished)
        var triples: [[Int]] = []
        let three = Publishers.CombineLatest3(Just(1), Just(2), Just(3)).sink {
            triples.append([$0, $1, $2])
        }
        #expect(triples == [[1, 2, 3]])
        _ = (subscription, three)
    }

    @Test("values of several publishers are merged as they come")
    func merging() {
        let first = PassthroughSubject<Int, Never>(), second = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var isFinished = false
        let subscription = first.merge(with: second, Just(0)).sink(
            receiveCompletion: { _ in isFinished = true }, receiveValue: { values.append($0) })
        second.send(2)
        first.send(1)
        first.send(completion: .finished)
        #expect(values == [0, 2, 1] && !isFinished)
        second.send(completion: .finished)
        #expect(isFinished)
        var many: [Int] = []
        let all = Publishers.MergeMany([Just(1), Just(2), Just(3)]).sink { many.append($0) }
        #expect(many == [1, 2, 3])
        _ = (subscription, all)
    }

    @Test("requests fail for want of a network, which views can show")
    func requests() {
        var message = ""
        let subscription = URLSession.shared.dataTaskPublisher(for: URL(fileURLWithPath: "/items"))
            .map(\.data).decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: [7])
            .sink { message = "\($0)" }
        #expect(message.isEmpty)
        loop.runDueWork()
        #expect(message == "[7]")
        _ = subscription
    }

    @Test("lengths of time too long to count are the longest")
    func longTimes() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        #expect(Stride(.never) == Stride(.nanoseconds(.max)))
        #expect(Stride.seconds(Int.max) == Stride(.never))
        #expect(Stride.seconds(1e300) + Stride.seconds(1) == Stride(.never))
        #expect(Stride.milliseconds(1500) == 1.5)
        var isCalled = false
        DispatchQueue.main.schedule(after: .init(.distantFuture)) { isCalled = true }
        loop.settle()
        #expect(!isCalled)
    }
}
