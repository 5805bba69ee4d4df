package import PlaceholderViews
package import ScreenDocuments
import UIKitCore

/// The classes of other frameworks whose names say what they display: the only place where names become placeholders.
package enum PlaceholderTable {
    /// Classes of Apple's and other frameworks.
    private static let frameworkClasses = names([
        .map: """
        MKMapView GMSMapView GMSPanoramaView MGLMapView NavigationMapView NMFMapView NMFNaverMapView NMapView \
        YMKMapView YBMKMapView BMKMapView MAMapView QMapView MTMapView KMViewContainer TMapView NMAMapView \
        AGSMapView RMMapView SKMapView HMSMapView
        """,
        .lineChart: """
        LineChartView ScatterChartView BubbleChartView BEMSimpleLineGraphView JBLineChartView PNLineChart \
        FSLineChart ScrollableGraphView AAChartView HIChartView CPTGraphHostingView
        """,
        .barChart: """
        BarChartView HorizontalBarChartView CandleStickChartView CombinedChartView JBBarChartView PNBarChart
        """,
        .pieChart: "PieChartView RadarChartView PNPieChart",
        .player: """
        AVPlayerView YTPlayerView WKYTPlayerView YouTubePlayerView YoutubePlayerView BMPlayer BMCustomPlayer \
        VLCVideoView BCOVPUIPlayerView JWPlayerView VIMVideoPlayerView ZFPlayerView AGVideoPlayerView
        """,
        .camera: """
        ARSCNView ARSKView ARView RTCCameraPreviewView RTCEAGLVideoView RTCMTLVideoView TVIVideoView GPUImageView
        """,
        .scanner: "QRCodeReaderView ZXCapture MTBBarcodeScanner",
        .animation: """
        LottieAnimationView LOTAnimationView LOTAnimatedControl LOTAnimatedSwitch CompatibleAnimationView RiveView \
        SVGAPlayer PAGView
        """,
        .graphics: "SKView SCNView MTKView GLKView AGSSceneView",
        .webPage: "WKWebView UIWebView DWKWebView",
        .document: "PDFView",
        .advertisement: """
        GADBannerView GAMBannerView DFPBannerView GADMediaView GADNativeExpressAdView ADBannerView FBAdView \
        FBMediaView MPAdView ALAdView MAAdView
        """,
    ])

    /// Names that frameworks give, and apps to views of their own, which then often have subviews.
    private static let commonNames = names([
        .map: "MapView",
        .lineChart: "ChartView GraphView LineChart LineGraphView",
        .barChart: "BarChart BarGraphView",
        .pieChart: "PieChart",
        .player: "PlayerView VideoView VideoPlayerView VideoPlayer PlayerLayerView AVPlayerLayerView",
        .camera: """
        CameraView CameraPreview CameraPreviewView PreviewView VideoPreviewView AVCamPreviewView CaptureView \
        CapturePreviewView OpenGLPreviewView
        """,
        .scanner:
            "QRView QRScannerView QRReaderView QRCodeScannerView ScannerView BarcodeScannerView CodeScannerView",
        .animation: "AnimationView AnimatedControl AnimatedSwitch AnimatedButton",
        .graphics: "EAGLView OpenGLView MetalView",
        .webPage: "WebView",
        .advertisement: "AdBannerView",
    ])

    private static func names(_ kinds: [PlaceholderPicture: String]) -> [String: PlaceholderPicture] {
        var found: [String: PlaceholderPicture] = [:]
        for (placeholder, names) in kinds {
            for name in names.split(separator: " ") { found[String(name)] = placeholder }
        }
        return found
    }

    /// Returns what stands for an element's view; nil for a view that is drawn as its file says, one with a component,
    /// and one with subviews whose name apps give to views of their own.
    package static func placeholder(for element: Element) -> PlaceholderPicture? {
        guard element.className == "UIView", let origin = element.origin, !origin.hasComponent,
            let name = origin.customClass
        else { return nil }
        if let placeholder = frameworkClasses[name] { return placeholder }
        return element.hasViews ? nil : commonNames[name]
    }
}
