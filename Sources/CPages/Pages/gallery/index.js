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
