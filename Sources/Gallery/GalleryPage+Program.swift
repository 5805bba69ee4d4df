extension GalleryPage {
    /// Data and elements. Text becomes part of the page as text only.
    static let start = #"""

        "use strict";
        const find = id => document.getElementById(id);
        const main = find("main"), search = find("search");
        function make(tag, name, ...children) {
          const element = document.createElement(tag);
          if (name) element.className = name;
          element.append(...children.filter(child => child !== null && child !== undefined));
          return element;
        }
        function button(label, action, title) {
          const element = make("button", "", label);
          element.type = "button";
          element.onclick = action;
          if (title) element.title = title;
          return element;
        }
        const counted = (count, word) => count + " " + word + (count === 1 ? "" : "s");
        const base = path => path.slice(path.lastIndexOf("/") + 1);
        const folder = path => path.slice(0, Math.max(0, path.lastIndexOf("/")));
        const stem = path => base(path).replace(/(\.screen)?\.(ya?ml|json|storyboard|xib)$/i, "");
        let list = null, waiting = null;
        const scenes = new Map();
        window.maquetteGallery = {
          list(data) { list = data; find("map").hidden = !data.map; prepare(); route(); },
          scene(number, data) {
            scenes.set(number, data);
            if (waiting === number) route();
          },
        };
        function load(number) {
          if (waiting === number) return;
          waiting = number;
          const script = document.createElement("script");
          script.src = "data/scene-" + Number(number) + ".js";
          script.onerror = () => main.replaceChildren(make("p", "nothing", "The data of this scene are missing."));
          document.head.append(script);
        }
        function store(name, value) {
          try { value ? localStorage.setItem(name, value) : localStorage.removeItem(name); } catch (error) {}
        }
        function stored(name) { try { return localStorage.getItem(name); } catch (error) { return null; } }
        function setTheme(theme) {
          if (theme) document.documentElement.dataset.theme = theme;
          store("maquette-theme", theme);
        }
        const systemDark = matchMedia("(prefers-color-scheme: dark)");
        const isDark = () => (document.documentElement.dataset.theme || (systemDark.matches ? "dark" : "light")) === "dark";
        function toggleTheme() {
          setTheme(isDark() ? "light" : "dark");
          showCovers();
        }
        systemDark.addEventListener("change", showCovers);
        // In a dark page, scenes show their pictures in the dark, if there are.
        const coverOf = scene => isDark() && scene.dark || scene.cover;
        const thumbnail = digest => "thumbnails/" + digest + ".png";
        function showCovers() {
          for (const image of main.querySelectorAll("a.card img")) {
            const scene = list.scenes[Number(image.dataset.scene)];
            if (scene) image.src = thumbnail(coverOf(scene));
          }
          if (mapView) mapView.show();
        }
        const theme = stored("maquette-theme");
        if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
        find("theme").onclick = toggleTheme;

        """#

    /// The list of scenes with its search.
    static let index = #"""

        let onlyProblems = false;
        const views = { "": showIndex, scene: showScene };
        function route() {
          if (!list) return;
          const [name, ...rest] = location.hash.replace(/^#\/?/, "").split("/");
          (Object.hasOwn(views, name) ? views[name] : showIndex)(rest.map(Number));
        }
        window.addEventListener("hashchange", () => { scrollTo(0, 0); route(); });
        // Folders of translations say nothing about a screen.
        const ownFolders = path => folder(path).split("/").filter(name => name && name !== "." && !name.endsWith(".lproj"));
        function commonFolders(paths) {
          const all = paths.map(ownFolders), first = all[0] || [];
          const end = first.findIndex((name, index) => all.some(names => names[index] !== name));
          return end < 0 ? first.length : end;
        }
        let common = 0;
        const shortPath = path => [...ownFolders(path).slice(common), base(path)].join("/");
        function prepare() {
          const files = new Map();
          for (const scene of list.scenes) files.set(scene.file, (files.get(scene.file) || 0) + 1);
          common = commonFolders([...files.keys()]);
          list.scenes.forEach((scene, number) => {
            scene.number = number;
            scene.title = scene.scene || stem(scene.file);
            // A file with several scenes is a section; other files share that of their folder.
            const folders = ownFolders(scene.file), inner = folders.slice(common);
            const isFile = files.get(scene.file) > 1;
            scene.section = isFile ? scene.file : folders.join("/");
            scene.heading = isFile ? stem(scene.file) : folders[folders.length - 1] || "Screens";
            scene.place = (isFile ? [...inner, base(scene.file)] : inner.slice(0, -1)).join("/");
            scene.all = [scene.title, scene.file, scene.names, scene.texts, scene.images].join("\n").toLowerCase();
          });
        }
        function matches(scene, words) {
          if (onlyProblems && !scene.errors && !scene.warnings) return false;
          return words.every(word => {
            const [, kind, rest] = word.match(/^(class|text|image|scene):(.+)$/) || [];
            if (!kind) return scene.all.includes(word);
            const field = { class: "names", text: "texts", image: "images", scene: "title" }[kind];
            return scene[field].toLowerCase().includes(rest);
          });
        }
        function badges(scene) {
          return ["error", "warning", "note"].filter(kind => scene[kind + "s"]).map(kind =>
            make("span", "badge " + kind, counted(scene[kind + "s"], kind)));
        }
        function card(scene) {
          const link = make("a", "card");
          link.href = "#/scene/" + scene.number;
          const thumb = make("span", "thumb");
          if (scene.cover) {
            const image = make("img");
            image.loading = "lazy";
            image.decoding = "async";
            image.width = scene.width;
            image.height = scene.height;
            image.alt = "";
            image.dataset.scene = scene.number;
            image.src = thumbnail(coverOf(scene));
            thumb.append(image);
          } else {
            thumb.append(make("span", "badge error", "Not rendered"));
          }
          const count = scene.shots > 1 ? make("span", "dim", counted(scene.shots, "picture")) : null;
          link.append(thumb, make("span", "name", scene.title), ...badges(scene), count || "");
          return link;
        }
        function foldLine(items) {
          const names = [["blank", "blank"], ["duplicate", "duplicate"], ["shell", "shell"]];
          return names.map(([fold, word]) => [items.filter(item => item.fold === fold).length, word])
            .filter(([count]) => count)
            .map(([count, word]) => word === "blank" ? count + " blank" : counted(count, word)).join(", ");
        }
        function folded(items, makeItem, holder, isOpen) {
          const details = make("details", "fold", make("summary", "", foldLine(items)));
          const fill = () => {
            if (details.open && !details.dataset.filled) {
              details.dataset.filled = "yes";
              details.append(make("div", holder, ...items.map(makeItem)));
            }
          };
          details.ontoggle = fill;
          details.open = isOpen;
          fill();
          return details;
        }
        function showIndex() {
          document.title = "Gallery";
          waiting = null;
          document.body.dataset.view = "index";
          const words = search.value.toLowerCase().split(/\s+/).filter(word => word);
          const found = list.scenes.filter(scene => matches(scene, words));
          const narrowed = words.length > 0 || onlyProblems;
          const summary = narrowed ? found.length + " of " + counted(list.scenes.length, "scene") : list.summary;
          const sections = new Map();
          for (const scene of found) {
            if (!sections.has(scene.section)) sections.set(scene.section, []);
            sections.get(scene.section).push(scene);
          }
          main.replaceChildren(make("p", "summary", summary));
          main.firstChild.setAttribute("aria-live", "polite");
          for (const items of sections.values()) {
            const { heading, place } = items[0];
            const title = make("h2", "", heading, place ? make("small", "", place) : null);
            const shown = items.filter(item => !item.fold), rest = items.filter(item => item.fold);
            main.append(make("section", "", title, make("div", "grid", ...shown.map(card)),
              rest.length ? folded(rest, card, "grid", narrowed) : null));
          }
          if (!found.length) main.append(make("p", "nothing", "No scene matches."));
        }
        let pause = 0;
        search.oninput = () => {
          clearTimeout(pause);
          pause = setTimeout(() => location.hash.startsWith("#/scene") ? location.hash = "#/" : route(), 60);
        };
        find("map").onclick = () => { location.hash = location.hash.startsWith("#/map") ? "#/" : "#/map"; };
        find("problems").onclick = () => {
          onlyProblems = !onlyProblems;
          find("problems").setAttribute("aria-pressed", onlyProblems);
          location.hash.startsWith("#/scene") ? location.hash = "#/" : route();
        };

        """#
}
