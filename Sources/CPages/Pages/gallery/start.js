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
