import TestSupport
import Testing

@testable import AppBuilder

/// Sources: "Importing Objective-C into Swift" in Apple's documentation, and the chapter on modules in Clang's.
@Suite("Bridging headers")
struct BridgingHeaderTests {
    @Test(
        "lines import modules and headers",
        arguments: [
            ("@import Kit;", .module("Kit")), ("  @import Kit.Sub;", .module("Kit")),
            ("#import <Kit/Views.h>", .module("Kit")), ("# include <Kit/Sub/Views.h> // why", .module("Kit")),
            ("#import \"Views.h\"", .header("Views.h")), ("#import \"../Sub/Views.h\"", .header("Views.h")),
            ("#import <zlib.h>", nil), ("#import", nil), ("#import \"", nil),
            ("#define A <Kit/Views.h>", nil),
            ("// #import <Kit/Views.h>", nil), ("", nil),
        ] as [(Substring, HeaderImport?)])
    func line(text: Substring, expected: HeaderImport?) {
        #expect(HeaderImport(line: text) == expected)
    }

    @Test("a target sees the modules that its header imports, also by headers of frameworks and in circles")
    func modules() throws {
        let directory = try TemporaryDirectory()
        try directory.write(Self.project, to: "App.xcodeproj/project.pbxproj")
        for name in ["App/A.swift", "Kit/K.swift"] { try directory.write("", to: name) }
        try directory.write("#import \"Own.h\"\n#import \"Gone.h\"\n@import MapKit;\n", to: "App/Bridge.h")
        try directory.write("#import \"Bridge.h\"\n#import \"Public.h\"\n", to: "App/Own.h")
        try directory.write("@import StoreKit;\n", to: "Kit/Public.h")
        let targets = AppTargetFinder(project: directory.path, target: nil).targets
        #expect(targets.map(\.moduleName) == ["My_Kit", "App"])
        #expect(targets.map(\.bridgedModules) == [[], ["MapKit", "My_Kit"]])
    }

    @Test("sources import what there is, except modules whose names are UIKit's here")
    func imports() {
        var target = AppTarget(moduleName: "App", sources: [])
        target.bridgedModules = ["CoreGraphics", "Foundation", "Gone", "Kit", "MapKit"]
        let known: Set = ["CoreGraphics", "Foundation", "Kit", "MapKit"]
        #expect(target.bridgedImports(among: known) == "import CoreGraphics\nimport Kit\nimport MapKit\n")
        target.bridgedModules = ["CommonCrypto"]
        #expect(target.bridgedImports(among: ["CommonCrypto"]) == "import MaquetteCommonCrypto\n")
    }

    private static let project = """
        // !$*UTF8*$!
        { objects = {
            P = { isa = PBXProject; mainGroup = G; targets = (T, K); };
            G = { isa = PBXGroup; sourceTree = "<group>"; children = (GA, GK); };
            GA = { isa = PBXGroup; sourceTree = "<group>"; path = App; children = (FA, HB, HO); };
            GK = { isa = PBXGroup; sourceTree = "<group>"; path = Kit; children = (FK, HP); };
            FA = { isa = PBXFileReference; sourceTree = "<group>"; path = A.swift; };
            HB = { isa = PBXFileReference; sourceTree = "<group>"; path = Bridge.h; };
            HO = { isa = PBXFileReference; sourceTree = "<group>"; path = Own.h; };
            FK = { isa = PBXFileReference; sourceTree = "<group>"; path = K.swift; };
            HP = { isa = PBXFileReference; sourceTree = "<group>"; path = Public.h; };
            BA = { isa = PBXBuildFile; fileRef = FA; };
            BK = { isa = PBXBuildFile; fileRef = FK; };
            BP = { isa = PBXBuildFile; fileRef = HP; };
            ST = { isa = PBXSourcesBuildPhase; files = (BA); };
            SK = { isa = PBXSourcesBuildPhase; files = (BK); };
            HK = { isa = PBXHeadersBuildPhase; files = (BP); };
            D = { isa = PBXTargetDependency; target = K; };
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                buildPhases = (ST); dependencies = (D); buildConfigurationList = TL; };
            TL = { buildConfigurations = (TC); };
            TC = { name = Debug; buildSettings = { SWIFT_OBJC_BRIDGING_HEADER = "$(SRCROOT)/App/Bridge.h"; }; };
            K = { isa = PBXNativeTarget; name = "My Kit"; productType = "com.apple.product-type.framework";
                buildPhases = (HK, SK); dependencies = (); };
        }; rootObject = P; }
        """
}
