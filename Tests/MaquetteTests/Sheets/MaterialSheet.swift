import UIKit

/// Blurs of all styles and vibrancies over them, above stripes.
final class MaterialSheet: Sheet {
    override func fill() {
        for index in 0..<20 {
            let colors = [UIColor.systemOrange, .systemBlue, .white, .systemGreen]
            box(CGFloat(index) * 16, 0, 16, 320, colors[index % 4], in: view)
        }
        for raw in 0...20 {
            guard let style = UIBlurEffect.Style(rawValue: raw) else { continue }
            material(UIBlurEffect(style: style), nil)
        }
        let styles: [UIVibrancyEffectStyle] = [.label, .secondaryLabel, .tertiaryLabel, .fill, .separator]
        for style in styles { material(UIBlurEffect(style: raw(for: style)), style) }
    }

    private func raw(for style: UIVibrancyEffectStyle) -> UIBlurEffect.Style {
        style == .fill || style == .secondaryLabel ? .systemMaterialDark : .systemMaterialLight
    }

    private func material(_ blur: UIBlurEffect, _ vibrancy: UIVibrancyEffectStyle?) {
        cell { cell in
            let veil = UIVisualEffectView(effect: blur)
            veil.frame = cell.bounds
            veil.layer.cornerRadius = 10
            veil.clipsToBounds = true
            cell.addSubview(veil)
            let label = UILabel(frame: veil.bounds)
            label.text = "Aa"
            label.textAlignment = .center
            guard let vibrancy else { return veil.contentView.addSubview(label) }
            let inner = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: vibrancy))
            inner.frame = veil.bounds
            inner.contentView.addSubview(label)
            veil.contentView.addSubview(inner)
        }
    }
}
