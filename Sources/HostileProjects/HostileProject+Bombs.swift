import SeededRandom

// Small files that require much work to process.
extension HostileProject {
    /// Writes a bomb in place of a file that the tool reads.
    mutating func plantBomb() -> String {
        let place = place()
        let bomb = bomb(for: place)
        write(bomb.bytes, to: place)
        // Also use it as an image that screens show.
        if place.contains("goldens"), numbers.chance(50) { write(bomb.bytes, to: "images/pic.png") }
        return "\(place) is \(bomb.name)"
    }

    /// Returns a bomb for the extension of a file.
    mutating func bomb(for place: String) -> (name: String, bytes: [UInt8]) {
        let endings: [(String, (inout HostileProject) -> (String, [UInt8]))] = [
            (".maquette.yaml", { $0.configurationBomb() }), (".gitignore", { $0.ignoreBomb() }),
            (".screen.yaml", { $0.screenBomb() }), (".screen.json", { $0.jsonBomb() }),
            (".storyboard", { $0.xmlBomb() }), (".xib", { $0.xmlBomb() }),
            (".strings", { $0.listBomb() }),
            (".stringsdict", { $0.listBomb() }), (".xcstrings", { $0.jsonBomb() }),
            ("Contents.json", { $0.jsonBomb() }), (".svg", { $0.svgBomb() }), (".pdf", { $0.pdfBomb() }),
            (".ttf", { $0.fontBomb() }), (".otf", { $0.fontBomb() }), (".dic", { $0.textBomb() }),
            (".txt", { $0.textBomb() }),
        ]
        for (ending, make) in endings where place.hasSuffix(ending) { return make(&self) }
        return pictureBomb()
    }

    private mutating func configurationBomb() -> (String, [UInt8]) {
        let texts: [() -> String] = [
            { "screens: ['" + String(repeating: "**/", count: 500) + "*.yaml']\n" },
            { "screens: ['" + String(repeating: "*a", count: 2000) + ".screen.yaml']\n" },
            { "screens: ['/**/*.storyboard']\ngoldens: ../..\n" },
            { "screens: ['**']\ngoldens: LICENSE\noutput: LICENSE\n" },
            { "devices: ['*']\nscreens: ['**/*']\ngoldens: /dev/null\n" },
            { "screens: ['./good*', '../*', '*/../*/..']\n" },
            { "devices: [99999x99999@9]\nscreens: [good.screen.yaml]\n" },
            { "a: &a [*a]\nscreens: [*a]\n" },
            { "goldens: [x]\noutput: {}\nscreens: 5\n" },
            { "screens: [" + String(repeating: "good.screen.yaml,", count: 20_000) + "]\n" },
            {
                "components: {A: A.screen.yaml}\nscreens: [good.screen.yaml]\nfonts: [fonts, fonts, /]\nassets: [/]\n"
            },
        ]
        let text = numbers.element(of: texts)?() ?? ""
        return ("a configuration that asks for much", Array(text.utf8))
    }

    private mutating func ignoreBomb() -> (String, [UInt8]) {
        let texts: [() -> String] = [
            { String(repeating: "*a", count: 2000) },
            { String(repeating: "**/", count: 2000) },
            { "[" + String(repeating: "a-", count: 999) },
            { "!*" },
            { "\\" },
            { String(repeating: "?", count: 5000) },
            { "*" },
        ]
        let line = numbers.element(of: texts)?() ?? ""
        return ("many rules", Array(String(repeating: line + "\n", count: numbers.pick(1, 30)).utf8))
    }

    /// A screen file that expands exponentially, or one with a similar effect.
    private mutating func screenBomb() -> (String, [UInt8]) {
        let many = numbers.pick(100, 1000, 20_000)
        let letter = numbers.pick("a", "a ", "你", "👩‍👩‍👧‍👦", "א a ", "\u{301}")
        func views(_ text: (Int) -> String) -> String {
            "root:\n  subviews:\n" + (0..<many).map { "    - {\(text($0))}\n" }.joined()
        }
        let texts: [() -> String] = [
            { HostileProject.billionLaughs(levels: 30) },
            { "root: " + String(repeating: "{subviews: [", count: many) },
            { "root: " + String(repeating: "[", count: 100_000) },
            { String(repeating: "a: &a\n  b: ", count: 50) },
            { views { "id: v\($0), class: UIView" } },
            { views { "id: v\($0), class: UILabel, text: \"\($0)\"" } },
            { views { "class: UIImageView, image: pic\($0 % 3)" } },
            {
                "components: {A: {subviews: [{component: B}, {component: B}]}, B: {subviews: [{component: A}]}}\n"
                    + "root: {subviews: [{component: A}]}\n"
            },
            {
                "root:\n  subviews: [{id: a, class: UILabel, numberOfLines: 0, text: \""
                    + String(repeating: letter, count: many * 5) + "\"}]\n"
            },
            { "root:\n  subviews: [{id: a, class: UILabel, text: x, font: 1e30}]\n" },
            {
                "root:\n  subviews: [{id: a}]\n  constraints:\n"
                    + (0..<min(many, 2000)).map { "    - a.width == \($0)\n" }.joined()
            },
            {
                "root:\n  subviews: [{id: a}]\n  constraints:\n"
                    + (0..<min(many, 300)).map { "    - a.width >= \($0)\n    - a.width <= \($0 - 1)\n" }
                    .joined()
            },
            {
                "root:\n  subviews: [{id: a, class: UIView, backgroundColor: red, cornerRadius: 1e300}]\n"
                    + "  constraints: [a.width == 1e300, a.height == 1e-300, a.leading == -1e308]\n"
            },
            {
                "root:\n  subviews: [{id: a, class: UIView, shadowRadius: 1e9, shadowOpacity: 1}]\n"
                    + "  constraints: [a.width == 100000, a.height == 100000]\n"
            },
            { "? " + String(repeating: "? ", count: 10_000) },
            { "root: !!binary \"////\"\n" },
            { "\u{0}root: {}" },
            { "--- \n--- \nroot: {}\n" },
            { "%YAML 9.9\n---\nroot: {}\n" },
            { "root: |\n" + String(repeating: "  a\n", count: many * 10) },
        ]
        let text = numbers.element(of: texts)?() ?? ""
        return ("a screen that asks for much", Array(text.utf8))
    }

    private static func billionLaughs(levels: Int) -> String {
        "a0: &a0 {id: a}\n"
            + (1...levels).map {
                "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]\n"
            }.joined()
            + "root: {subviews: *a\(levels)}\n"
    }

    private mutating func jsonBomb() -> (String, [UInt8]) {
        let depth = numbers.pick(100, 10_000, 1_000_000)
        let texts: [() -> String] = [
            { String(repeating: "[", count: depth) },
            { String(repeating: "{\"a\":", count: depth) },
            { "{\"root\": " + String(repeating: "{\"subviews\": [", count: depth) + "{}" },
            {
                "{\"images\": [{\"filename\": \"../../../../../../../../dev/zero\", \"scale\": \"1e999x\"}]}"
            },
            { "{\"images\": [" + String(repeating: "{\"filename\": \"a\"},", count: 10_000) + "{}]}" },
            {
                "{\"images\": [{\"filename\": \"../../../images/pic.png\", \"resizing\": {\"mode\": \"9-part\","
                    + "\"cap-insets\": {\"top\": 1e9, \"left\": -5, \"bottom\": 1e300, \"right\": 3},"
                    + "\"center\": {\"mode\": \"tile\", \"width\": -1, \"height\": 1e9}}}]}"
            },
            {
                "{\"colors\": [{\"color\": {\"components\": {\"red\": \"1e999\", \"green\": \"nan\", \"blue\": \"0xZZ\"}}}]}"
            },
            {
                "{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"variations\": {}}}}}, \"version\": 1e400}"
            },
            { "{\"root\": {\"a\": 1" + String(repeating: "0", count: 100_000) + "}}" },
        ]
        let text = numbers.element(of: texts)?() ?? ""
        return ("JSON that asks for much", Array(text.utf8))
    }

    private mutating func xmlBomb() -> (String, [UInt8]) {
        let depth = numbers.pick(100, 2000, 100_000)
        let entities = (1...20).map {
            "<!ENTITY a\($0) \"&a\($0 - 1);&a\($0 - 1);&a\($0 - 1);&a\($0 - 1);\">"
        }.joined()
        let encoding = numbers.pick("UTF-16", "none", "EBCDIC-CP-US")
        let view =
            "<view id=\"v\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1e9\" height=\"nan\"/><subviews>"
        let views = (0..<min(depth, 20_000)).map { "<view id=\"v\($0)\" fixedFrame=\"YES\"/>" }.joined()
        let texts: [() -> String] = [
            { "<!DOCTYPE d [<!ENTITY a0 \"a\">\(entities)]><document>&a20;</document>" },
            { "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///dev/zero\">]><document>&x;</document>" },
            { "<!DOCTYPE d SYSTEM \"file:///dev/zero\"><document/>" },
            { String(repeating: "<a>", count: depth) },
            {
                HostileProject.storyboard.replacing(
                    "<label", with: String(repeating: view, count: depth) + "<label")
            },
            { HostileProject.storyboard.replacing("<label", with: views + "<label") },
            {
                HostileProject.storyboard.replacing(
                    "\"Hello\"", with: "\"" + String(repeating: "a&#10;", count: depth) + "\"")
            },
            {
                HostileProject.storyboard.replacing(
                    "id=\"lab-el\"", with: (0..<depth).map { "a\($0)=\"\"" }.joined(separator: " "))
            },
            { HostileProject.storyboard.replacing("lab-el", with: "root") },
            {
                HostileProject.storyboard.replacing("375", with: "1e308").replacing("667", with: "-1e308")
            },
            { HostileProject.storyboard.replacing("UTF-8", with: encoding) },
        ]
        let text = numbers.element(of: texts)?() ?? ""
        return ("XML that asks for much", Array(text.utf8))
    }

    private mutating func textBomb() -> (String, [UInt8]) {
        let texts: [() -> String] = [
            { String(repeating: "a", count: 5_000_000) },
            { String(repeating: "a\n", count: 2_000_000) },
            { "UTF-8\n" },
            { "UTF-8\n" + String(repeating: "1a2b3c", count: 500_000) },
            { "UTF-8\n" + String(repeating: "9a9\n", count: 500_000) },
        ]
        let text = numbers.element(of: texts)?() ?? ""
        return ("text without end", Array(text.utf8))
    }
}
