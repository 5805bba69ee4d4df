/// What a page of the guide says.
struct GuidePage {
    var imageName: String
    var title: String
    var subtitle: String

    static let all = [
        GuidePage(imageName: "guide-discover", title: "发现身边的美好", subtitle: "小店、公园与展览，一图全看见。"),
        GuidePage(imageName: "guide-share", title: "与朋友随时分享", subtitle: "一句话，一张照片，都能送到身边。"),
        GuidePage(imageName: "guide-launch", title: "一切准备就绪", subtitle: "现在出发，去看更大的世界。"),
    ]
}
