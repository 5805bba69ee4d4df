import Diagnostics
import Testing

@Suite struct ArticleTests {
    @Test(arguments: [
        ("label", "a label"), ("image", "an image"), ("UIWebView", "a UIWebView"),
        ("WKWebView", "a WKWebView"),
        ("MKMapView", "an MKMapView"), ("ARSCNView", "an ARSCNView"), ("SCNView", "an SCNView"),
        ("TableSection", "a TableSection"), ("", "a "), ("A", "an A"),
    ])
    func wordsHaveTheArticleTheyAreSaidWith(words: String, text: String) {
        #expect(words.withArticle == text)
    }
}
