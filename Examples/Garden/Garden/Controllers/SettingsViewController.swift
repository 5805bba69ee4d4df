import UIKit

class SettingsViewController: UITableViewController {
    @IBOutlet weak var remindersSwitch: UISwitch!
    @IBOutlet weak var timeLabel: UILabel!
    @IBOutlet weak var unitControl: UISegmentedControl!

    private enum Key {
        static let reminders = "reminders"
        static let unit = "unit"
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let defaults = UserDefaults.standard
        defaults.register(defaults: [Key.reminders: true, Key.unit: 1])
        remindersSwitch.isOn = defaults.bool(forKey: Key.reminders)
        unitControl.selectedSegmentIndex = defaults.integer(forKey: Key.unit)
        updateTime()
    }

    @IBAction func remindersChanged(_ sender: UISwitch) {
        UserDefaults.standard.set(sender.isOn, forKey: Key.reminders)
        updateTime()
    }

    @IBAction func unitChanged(_ sender: UISegmentedControl) {
        UserDefaults.standard.set(sender.selectedSegmentIndex, forKey: Key.unit)
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        guard section == tableView.numberOfSections - 1 else {
            return super.tableView(tableView, titleForFooterInSection: section)
        }
        let version = Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String
        return version.map { "Garden \($0)" }
    }

    private func updateTime() {
        timeLabel.text = remindersSwitch.isOn ? "Every day at 8:00" : "Off"
        timeLabel.textColor = remindersSwitch.isOn ? view.tintColor : .secondaryLabel
    }
}
