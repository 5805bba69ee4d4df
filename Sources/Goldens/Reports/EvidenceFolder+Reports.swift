package import Diagnostics
import Files

extension EvidenceFolder {
    /// Writes reports of a run as files; formats that are not files are ignored.
    ///
    /// - Parameters:
    ///   - report: The results.
    ///   - formats: The formats.
    ///   - evidenceLimit: The number of results whose evidence becomes part of the page.
    /// - Returns: The diagnostics of reports that could not be written.
    package func write(
        _ report: RunReport, as formats: [ReportFormat], evidenceLimit: Int
    ) -> [Diagnostic] {
        var problems: [Diagnostic] = []
        if formats.contains(.html) {
            let page = ReportPage(report, in: self, evidenceLimit: evidenceLimit)
            do throws(FileError) { _ = try writeFile(to: pagePath) { page.write($0) } } catch {
                problems.append(problem(error))
            }
        }
        if formats.contains(.junit) {
            do throws(FileError) { try writeFile(Array(JUnitReport(report).xml.utf8), to: junitPath) } catch {
                problems.append(problem(error))
            }
        }
        return problems
    }

    /// Returns the paths of the evidence of a report, relative to the folder.
    package func fileNames(of report: RunReport) -> Set<String> {
        Set(
            report.results.flatMap { result in
                Part.allCases.filter { result.file(of: $0) != nil }.map { part in
                    String(self.path(of: part, result.name, result.kind).dropFirst(path.count + 1))
                }
            })
    }

    /// The path of the HTML page.
    package var pagePath: String { "\(path)/report.html" }

    /// The path of the JUnit file.
    package var junitPath: String { "\(path)/junit.xml" }
}
