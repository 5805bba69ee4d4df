#!/usr/bin/env python3
"""Measures the edit loop of an app of 100 files: from saving a source to its picture.

Writes the project, builds it, and then, again and again, changes nothing, a body, or a declaration. Prints medians by the
clock, the least of all runs, and processor seconds: of the builder by its steps, and of `maquette app` as a whole, which builds and draws one
scene. Needs python3 and `scripts/build-release maquette-app-builder`.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
RELEASE = os.path.join(ROOT, ".build", "release")
# Models, cells and controllers: with the app delegate and three files of helpers, 100 files.
COUNT = 32

MODEL = """import Foundation

struct Item%(i)d: Codable, Equatable {
    var name: String
    var amount: Int
    var date = Date(timeIntervalSince1970: 1_600_000_000)

    var title: String { "\\(name) (\\(amount))" }

    static let samples = (0..<6).map { Item%(i)d(name: "Item %(i)d.\\($0)", amount: $0 * %(i)d) }

    func matches(_ text: String) -> Bool {
        name.lowercased().contains(text.lowercased()) || title.contains(text)
    }

    func adding(_ other: Item%(next)d) -> Item%(i)d {
        var result = self
        result.amount += other.amount
        return result
    }
}

enum Kind%(i)d: String, CaseIterable {
    case plain, marked, archived

    var symbol: String {
        switch self {
        case .plain: return "circle"
        case .marked: return "star"
        case .archived: return "tray"
        }
    }
}
"""

CELL = """import UIKit

final class ItemCell%(i)d: UITableViewCell {
    private let badge = UILabel()
    private let stack = UIStackView()
    var onTap: (() -> Void)?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        badge.font = .preferredFont(forTextStyle: .caption1)
        badge.textColor = .secondaryLabel
        stack.axis = .horizontal
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.addArrangedSubview(badge)
        contentView.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    func show(_ item: Item%(i)d, kind: Kind%(i)d) {
        textLabel?.text = item.title
        detailTextLabel?.text = kind.rawValue.capitalized
        imageView?.image = UIImage(systemName: kind.symbol)
        badge.text = "\\(item.amount)"
        accessoryType = item.amount > 3 ? .disclosureIndicator : .none
    }
}
"""

CONTROLLER = """import UIKit

class ItemsViewController%(i)d: UIViewController, UITableViewDataSource, UITableViewDelegate {
    @IBOutlet weak var tableView: UITableView!
    @IBOutlet weak var titleLabel: UILabel!
    private var items = Item%(i)d.samples
    var %(name)s = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Items %(i)d"
        titleLabel.text = "%(text)s"
        titleLabel.textColor = .systemIndigo
        tableView.register(ItemCell%(i)d.self, forCellReuseIdentifier: "item")
        tableView.dataSource = self
        tableView.delegate = self
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(add))
    }

    @objc private func add() {
        items.append(Item%(i)d(name: "New", amount: items.count))
        tableView.reloadData()
    }

    private var shown: [Item%(i)d] {
        %(name)s.isEmpty ? items : items.filter { $0.matches(%(name)s) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        shown.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        (cell as? ItemCell%(i)d)?.show(
            shown[indexPath.row], kind: indexPath.row.isMultiple(of: 2) ? .plain : .marked)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let next = ItemsViewController%(next)d(nibName: nil, bundle: nil)
        navigationController?.pushViewController(next, animated: true)
    }
}
"""

HELPERS = """import UIKit

extension UIView {
    func pin%(i)d(to other: UIView, inset: CGFloat = %(i)d) {
        translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: other.trailingAnchor, constant: -inset),
        ])
    }
}
"""

DELEGATE = """import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
}
"""

STORYBOARD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="c">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes>
        <scene sceneID="s">
            <objects>
                <viewController id="c" customClass="ItemsViewController%(i)d" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                        <subviews>
                            <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="l"/>
                            <tableView style="plain" rowHeight="-1" translatesAutoresizingMaskIntoConstraints="NO" id="t"/>
                        </subviews>
                        <viewLayoutGuide key="safeArea" id="a"/>
                        <constraints>
                            <constraint firstItem="l" firstAttribute="top" secondItem="a" secondAttribute="top" id="1"/>
                            <constraint firstItem="l" firstAttribute="centerX" secondItem="a" secondAttribute="centerX" id="2"/>
                            <constraint firstItem="t" firstAttribute="top" secondItem="l" secondAttribute="bottom" id="3"/>
                            <constraint firstItem="t" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="4"/>
                            <constraint firstItem="t" firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="5"/>
                            <constraint firstItem="t" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="6"/>
                        </constraints>
                    </view>
                    <connections>
                        <outlet property="tableView" destination="t" id="7"/>
                        <outlet property="titleLabel" destination="l" id="8"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
"""


class Project:
    """The app, in a folder of its own."""

    def __init__(self, folder):
        self.folder = folder
        os.makedirs(folder)
        self.text, self.name = "List", "filter"
        self.write("AppDelegate.swift", DELEGATE)
        for i in range(3):
            self.write("Helpers%d.swift" % i, HELPERS % {"i": i})
        for i in range(COUNT):
            values = {"i": i, "next": (i + 1) % COUNT}
            self.write("Item%d.swift" % i, MODEL % values)
            self.write("ItemCell%d.swift" % i, CELL % values)
            self.write_controller(i)
        self.write("Items.storyboard", STORYBOARD % {"i": 7})

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w") as file:
            file.write(text)

    def write_controller(self, i):
        values = {"i": i, "next": (i + 1) % COUNT, "text": self.text, "name": self.name}
        self.write("ItemsViewController%d.swift" % i, CONTROLLER % values)

    def change(self, kind, number):
        if kind == "body":
            self.text = "List %d" % number
        elif kind == "declaration":
            self.name = "filter%d" % number
        if kind != "nothing":
            self.write_controller(7)


def run(command):
    """Runs a command; returns the seconds by the clock, the processor seconds, and when each step began."""
    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before, start, steps = used(), time.time(), []
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    messages = []
    for line in process.stderr:
        if line.startswith("progress {"):
            steps.append((json.loads(line[len("progress "):])["step"], time.time() - start))
        else:
            messages.append(line)
    if process.wait() != 0:
        raise SystemExit("".join(messages))
    return time.time() - start, used() - before, steps


def parts(seconds, steps):
    """The seconds of each step, by its name."""
    found = {}
    ends = [at for _, at in steps[1:]] + [seconds]
    for (name, start), end in zip(steps, ends):
        found[name] = found.get(name, 0) + end - start
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--runs", type=int, default=10)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        project = Project(os.path.join(folder, "Loop"))
        built = ["--build-path", os.path.join(folder, "build")]
        builder = [os.path.join(RELEASE, "maquette-app-builder"), project.folder] + built
        if "--progress" in subprocess.run(builder[:1] + ["--help"], capture_output=True, text=True).stdout:
            builder.append("--progress")
        # The file is found from the folder that the command runs in.
        scene = os.path.join(project.folder, "Items.storyboard")
        tool = [os.path.join(RELEASE, "maquette"), "app", project.folder, scene] + built
        tool += ["-o", os.path.join(folder, "out")]
        clock, processor, _ = run(builder)
        print("%-12s %-10s %6.2f s  (processor %.2f s)" % ("first build", "builder", clock, processor))
        number = 0
        for kind in ["nothing", "body", "declaration"]:
            for name, command in [("builder", builder), ("picture", tool)]:
                rows = []
                for _ in range(options.runs):
                    number += 1
                    project.change(kind, number)
                    rows.append(run(command))
                report(kind, name, rows)


def report(kind, name, rows):
    median = statistics.median
    print("%-12s %-10s %6.2f s  (least %.2f s, processor %.2f s)" % (
        kind, name, median(row[0] for row in rows), min(row[0] for row in rows), median(row[1] for row in rows)))
    steps = [parts(row[0], row[2]) for row in rows]
    for step in steps[-1]:
        print("%-12s   %-8s %6.2f s" % ("", step, median(row.get(step, 0) for row in steps)))


if __name__ == "__main__":
    main()
