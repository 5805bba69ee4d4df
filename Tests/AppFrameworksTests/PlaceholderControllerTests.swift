import AVKit
import AuthenticationServices
import Diagnostics
import EventKitUI
import MapKit
import MediaPlayer
import MessageUI
import PhotosUI
import QuickLook
import SafariServices
import Testing
import UIKit

@Suite("Controllers and views of the system that are not drawn")
struct PlaceholderControllerTests {
    /// The texts of a view and those below it, in the order of subviews.
    private func texts(_ view: UIView) -> [String] {
        ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    /// The messages of placeholders and undrawn content of a screen.
    private func messages(of controller: () -> UIViewController) -> [String] {
        var environment = RenderEnvironment.current
        environment.sink = DiagnosticSink()
        _ = environment.layoutTree(of: controller)
        return environment.sink.diagnostics
            .filter { ["view.placeholder", "content.undrawn"].contains($0.code.name) }.map(\.message)
    }

    @Test("a controller of the system shows the name of its class and what it would show")
    func boxes() throws {
        let address = try #require(URL(string: "https://example.com/page"))
        #expect(
            texts(SFSafariViewController(url: address).view)
                == ["SFSafariViewController", "the web page https://example.com/page"])
        #expect(texts(AVPlayerViewController().view) == ["AVPlayerViewController", "a video player"])
        let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
        #expect(texts(sheet.view) == ["UIActivityViewController", "a share sheet for one item"])
        #expect(texts(ASAuthorizationAppleIDButton(type: .signUp, style: .white)) == ["Sign up with Apple"])
    }

    @Test("each reports itself once, and names the navigation controller that it is the content of")
    func reports() {
        #expect(
            messages { PHPickerViewController(configuration: PHPickerConfiguration()) }
                == ["a PHPickerViewController is drawn as a placeholder: a photo picker"])
        #expect(
            messages { MFMailComposeViewController() }
                == ["an MFMailComposeViewController is drawn as a placeholder: a mail to write"])
        #expect(
            messages { EKEventEditViewController() }
                == ["an EKEventEditViewController is drawn as a placeholder: a form that edits an event"])
    }

    @Test("views that are not drawn have an outline with their name, and report themselves")
    func views() {
        let found = messages {
            let controller = UIViewController()
            let slider = MPVolumeView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
            controller.view.addSubview(slider)
            return controller
        }
        #expect(found == ["an MPVolumeView is drawn as a placeholder: a volume slider"])
    }

    @Test("content that a device would draw is reported once")
    func content() {
        let found = messages {
            let controller = UIViewController(), map = MKMapView()
            for latitude in [1.0, 2] {
                map.addAnnotation(
                    MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: 0)))
            }
            let layer = AVPlayerLayer(player: AVPlayer())
            controller.view.layer.addSublayer(layer)
            return controller
        }
        #expect(
            found == [
                "the annotations of an MKMapView are not drawn", "the video of an AVPlayerLayer is not drawn",
            ])
    }
}
