import Maquette

/// The files that `maquette init` writes.
enum ProjectTemplate {
    /// The configuration for some screens of a project.
    ///
    /// - Parameters:
    ///   - screens: Files, folders and patterns, relative to the project's folder.
    ///   - remark: What is said of them; empty for nothing.
    ///   - proposal: What can be seen of the app.
    /// - Returns: The text of the file.
    static func configuration(
        screens: [String], remark: String = "", _ proposal: ProjectProposal
    ) -> String {
        """
        # What 'maquette test' compares. Every combination of the lists is a golden.
        goldens: goldens
        output: out/test
        devices: [iphone-16, ipad-9.7]
        appearances: [light, dark]
        \(appearance(proposal))\(remark.isEmpty ? "" : "# \(remark)\n")screens:
        \(screens.map { "  - \($0.quotedScalar)\n" }.joined())
        """
    }

    /// The appearance of the app as far as its folder shows it, with remarks on what its code sets; empty for none.
    private static func appearance(_ proposal: ProjectProposal) -> String {
        var lines = proposal.accentColor.map { ["  tintColor: \($0.quotedScalar)"] } ?? []
        lines += proposal.proxies.map { proxy in
            let others = proxy.files.count > 1 ? " and \(proxy.files.count - 1) more" : ""
            let file = (proxy.files.first ?? "").printable
            return
                "  # \(proxy.className): {…}   what \(file)\(others) sets by \(proxy.className).appearance()"
        }
        guard !lines.isEmpty else { return "" }
        let key = proposal.accentColor == nil ? "# appearance:" : "appearance:"
        return
            ([
                "# How the app's code makes views look; attributes are those of screen files.", key,
            ] + lines).joined(separator: "\n") + "\n"
    }

    /// A screen with a title, a text and a state.
    static let screen = """
        root:
          backgroundColor: systemBackground
          subviews:
            - {id: title, class: UILabel, text: Welcome, font: largeTitle, textColor: label}
            - {id: words, class: UILabel, text: This screen is drawn on Linux., textColor: secondaryLabel}
          constraints:
            - title.leading == self.leading + 20
            - title.top == safeArea.top + 24
            - words.leading == title.leading
            - words.top == title.bottom + 8
        states:
          offline: {words.text: There is no connection.}

        """

    /// Compares in four parts and joins their reports; keeps the evidence of failures.
    static let githubWorkflow = """
        name: screens
        on: [push, pull_request]
        jobs:
          part:
            runs-on: ubuntu-latest
            strategy:
              fail-fast: false
              matrix:
                part: [1, 2, 3, 4]
            steps:
              - uses: actions/checkout@v4
                with: {lfs: true}
              # 'maquette' must be in PATH: from a release, a cache or a container image of yours.
              - run: maquette test --shard ${{ matrix.part }}/4 -o out/part
              - uses: actions/upload-artifact@v4
                if: always()
                with: {name: "part-${{ matrix.part }}", path: out/part, if-no-files-found: ignore}
          report:
            needs: part
            if: always()
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
              - uses: actions/download-artifact@v4
                with: {path: out/parts}
              - run: maquette report merge out/parts/part-* -o out/test
              - uses: actions/upload-artifact@v4
                if: always()
                with: {name: screens, path: out/test}

        """

    /// Compares in four parts and joins their reports; keeps the evidence of failures.
    static let gitlabPipeline = """
        # 'maquette' must be in PATH: from a release, a cache or a container image of yours.
        screens:
          stage: test
          parallel: 4
          script:
            - maquette test --shard auto -o out/parts/$CI_NODE_INDEX
          artifacts:
            when: always
            paths: [out/parts]
        report:
          stage: .post
          when: always
          needs: [{job: screens, artifacts: true}]
          script:
            - maquette report merge out/parts/* -o out/test
          artifacts:
            when: always
            paths: [out/test]

        """
}

extension String {
    /// The text as a quoted scalar of YAML.
    fileprivate var quotedScalar: String {
        "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
