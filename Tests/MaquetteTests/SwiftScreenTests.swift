import Goldens
import Maquette
import UIKit

/// A screen in Swift: a label-free box, moved in its second state.
func boxScreen() -> Screen {
    Screen("box", states: ["left", "right"]) { state in
        let controller = UIViewController()
        let box = UIView()
        box.backgroundColor = .red
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 4), box.heightAnchor.constraint(equalToConstant: 4),
            box.topAnchor.constraint(equalTo: controller.view.topAnchor),
            state == "right"
                ? box.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor)
                : box.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        ])
        return controller
    }
}
