import AVFoundation
import CoreMedia
import MapKit
import Testing
import UIKit

@Suite("Times of media and distances on maps")
struct MediaTimeTests {
    @Test("sums of times are exact fractions")
    func sums() {
        // 1/3 s + 1/4 s = 7/12 s.
        let sum = CMTimeAdd(CMTimeMake(value: 1, timescale: 3), CMTimeMake(value: 1, timescale: 4))
        #expect(sum.value == 7 && sum.timescale == 12 && !sum.hasBeenRounded)
        #expect(
            sum == CMTime(value: 14, timescale: 24)
                && sum.hashValue == CMTime(value: 14, timescale: 24).hashValue)
        #expect(CMTimeCompare(sum, CMTime(value: 1, timescale: 2)) == 1)
        #expect((CMTime.zero - sum).value == -7)
        #expect(CMTimeMultiplyByRatio(sum, multiplier: 2, divisor: 5) == CMTime(value: 14, timescale: 60))
        #expect((sum + .positiveInfinity).isPositiveInfinity && (sum + .indefinite).isIndefinite)
        #expect(!(sum + .invalid).isValid)
    }

    @Test("other timescales round as asked")
    func rounding() {
        let time = CMTime(value: -5, timescale: 2)
        #expect(CMTimeConvertScale(time, timescale: 1, method: .roundHalfAwayFromZero).value == -3)
        #expect(CMTimeConvertScale(time, timescale: 1, method: .roundTowardZero).value == -2)
        #expect(CMTimeConvertScale(time, timescale: 1, method: .roundTowardPositiveInfinity).value == -2)
        #expect(CMTimeConvertScale(time, timescale: 1, method: .roundTowardZero).hasBeenRounded)
        #expect(CMTime(seconds: 1.0 / 3, preferredTimescale: 3).value == 1)
        #expect(!CMTime(seconds: 1, preferredTimescale: 0).isValid)
    }

    @Test("stretches of time have common parts and hold times")
    func ranges() {
        func seconds(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 1) }
        let first = CMTimeRange(start: seconds(1), end: seconds(5))
        let second = CMTimeRange(start: seconds(3), duration: seconds(6))
        #expect(first.intersection(second) == CMTimeRange(start: seconds(3), duration: seconds(2)))
        #expect(first.union(second) == CMTimeRange(start: seconds(1), end: seconds(9)))
        #expect(first.containsTime(seconds(1)) && !first.containsTime(seconds(5)))
        #expect(NSValue(timeRange: second).timeRangeValue == second)
        #expect(NSValue(time: first.start).timeValue == seconds(1))
    }

    @Test("a rectangle of a shape is the greatest in another")
    func aspect() {
        let area = CGRect(x: 10, y: 20, width: 100, height: 100)
        let wide = AVMakeRect(aspectRatio: CGSize(width: 16, height: 8), insideRect: area)
        #expect(wide == CGRect(x: 10, y: 45, width: 100, height: 50))
    }

    @Test("a player's queue goes on to its next item")
    func queue() {
        let items = (0..<3).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
        let player = AVQueuePlayer(items: [items[0], items[2]])
        player.insert(items[1], after: items[0])
        #expect(player.items().map { items.firstIndex(of: $0) } == [0, 1, 2])
        player.advanceToNextItem()
        #expect(player.currentItem === items[1])
        #expect(player.timeControlStatus == .paused)
        player.play()
        #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    }

    @Test("points of a map are a meter apart where they should be")
    func mapPoints() {
        // At 60° a circle of latitude is half as long as the equator.
        #expect(
            abs(MKMetersPerMapPointAtLatitude(60) / MKMetersPerMapPointAtLatitude(0) - 0.5) < 1e-12)
        let start = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        let end = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 1))
        // A degree of a great circle of the mean radius 6,371,008.8 m.
        #expect(abs(start.distance(to: end) - 111_195) < 1)
        let area = MKMapRect(x: 0, y: 0, width: 4, height: 4)
        let other = MKMapRect(x: 2, y: 1, width: 9, height: 1)
        #expect(area.intersection(other) == MKMapRect(x: 2, y: 1, width: 2, height: 1))
        #expect(area.intersection(area.offsetBy(dx: 9, dy: 0)).isNull)
    }

    @Test("regions hold the places within their radius")
    func regions() {
        let center = CLLocationCoordinate2D(latitude: 10, longitude: 10)
        let region = CLCircularRegion(center: center, radius: 1200, identifier: "home")
        // A hundredth of a degree to the north is 1,112 m, and two are 2,224 m.
        #expect(region.contains(CLLocationCoordinate2D(latitude: 10.01, longitude: 10)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 10.02, longitude: 10)))
    }
}
