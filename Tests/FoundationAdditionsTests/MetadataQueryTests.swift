import FoundationAdditions
import RenderContext
import Testing

/// Source: `NSMetadataQuery` in Apple's documentation.
@Suite("Searches for files in iCloud") struct MetadataQueryTests {
    @Test("end without results in a later turn of the event loop")
    func search() {
        let context = RenderContext()
        RenderEnvironment.standard.run(in: context) {
            var names: [Notification.Name] = []
            let query = NSMetadataQuery()
            for name in [
                Notification.Name.NSMetadataQueryDidStartGathering, .NSMetadataQueryDidFinishGathering,
            ] {
                _ = NotificationCenter.default.addObserver(forName: name, object: query, queue: nil) {
                    names.append($0.name)
                }
            }
            #expect(!query.start())
            query.predicate = NSPredicate(value: true)
            #expect(query.start() && query.isGathering && !query.start())
            #expect(names == [.NSMetadataQueryDidStartGathering])
            context.eventLoop.runDueWork()
            #expect(names.last == .NSMetadataQueryDidFinishGathering && !query.isGathering)
            query.stop()
            #expect(query.isStopped && query.resultCount == 0)
        }
    }

    @Test("keys that are copied have values in dictionaries, and formats are appended")
    func dictionaries() {
        let key: any NSCopying = NSString(string: "key"), dictionary = NSMutableDictionary()
        dictionary[key] = 1
        #expect(dictionary[key] as? Int == 1)
        dictionary[key] = nil
        #expect(dictionary.count == 0)
        let text = NSMutableString(string: "a")
        text.appendFormat("%d-%@", 5, NSString(string: "b"))
        #expect(text.description == "a5-b")
    }
}
