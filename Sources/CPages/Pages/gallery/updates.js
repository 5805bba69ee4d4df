loadMap = () => {
  const generation = live.generation;
  ask("live/map?choice=" + live.choice).then(data => {
    if (generation !== live.generation) return;
    const numbers = new Map(list.scenes.map(scene => [scene.id, scene.number]));
    for (const node of data.nodes) node.scene = numbers.get(node.scene) ?? null;
    const place = mapView && mapView.place;
    mapData = data;
    mapView = makeMap();
    mapView.place = place;
    if (document.body.dataset.view === "map") showMap();
  }, error => main.replaceChildren(make("p", "nothing", error.message)));
};
// The map that is shown stays until the new one is there.
function renewMap() {
  if (document.body.dataset.view === "map" && list.map) return loadMap();
  mapData = null;
}
load = number => {
  if (waiting === number) return;
  waiting = number;
  current = null;
  const scene = list.scenes[number];
  ask(sceneAddress(scene)).then(data => {
    if (list.scenes[number] !== scene) return;
    scenes.set(number, data);
    if (waiting === number) route();
  }, error => {
    if (error.status === 404 && waiting === number) loadList();
  });
};
function showProblems() {
  const problems = current.data.problems;
  let box = main.querySelector(".broken");
  if (!box) {
    box = make("div", "broken");
    box.setAttribute("role", "alert");
    main.querySelector(".work").before(box);
  }
  box.hidden = !problems.length;
  box.replaceChildren(...problems.slice(0, 5).map(item =>
    make("p", "", make("strong", "", item.place || item.severity), " " + item.message)));
  main.querySelector(".pictures").classList.toggle("stale", current.data.stale);
}
const showStoredScene = showScene, showStoredIndex = showIndex, prepareStored = prepare;
views.scene = showScene = parts => {
  showStoredScene(parts);
  if (isSceneOpen() && main.querySelector(".work")) showProblems();
  showConditions();
};
views[""] = showIndex = () => {
  showStoredIndex();
  showConditions();
};
prepare = () => {
  const pictures = new Set();
  for (const scene of list.scenes) {
    const isDigest = scene.shots === 1 && /^[0-9a-f]{32}$/.test(scene.cover || "");
    scene.fold = scene.ownFold || (isDigest && pictures.has(scene.cover) ? "duplicate" : null);
    if (isDigest) pictures.add(scene.cover);
  }
  const rest = list.scenes.filter(scene => scene.fold);
  list.summary = counted(list.scenes.length, "scene") + (rest.length ? "; folded: " + foldLine(rest) : "");
  prepareStored();
};
async function decoded(shot, old) {
  const image = make("img");
  image.width = shot.width;
  image.height = shot.height;
  image.alt = old.alt;
  image.draggable = false;
  image.src = "pictures/" + shot.picture + ".png";
  await image.decode();
  return image;
}
async function refresh() {
  const turn = ++live.sceneTurn, opened = current;
  const isCurrent = () => turn === live.sceneTurn && isSceneOpen() && current === opened;
  let data, images;
  try {
    data = await ask(sceneAddress(opened.scene));
    if (!isCurrent()) return;
    scenes.set(current.number, data);
    const before = current.data.shots;
    const isSame = data.shots.length === before.length
      && data.shots.every((shot, index) => !shot.picture === !before[index].picture);
    if (!isSame) return keepScroll(() => showScene([current.number, current.shot]));
    images = await Promise.all(data.shots.map((shot, index) => shot.picture
      && shot.picture !== before[index].picture
      ? decoded(shot, current.figures[index].querySelector("img")) : null));
  } catch (error) {
    if (isCurrent() && error.status === 404) loadList();
    return;
  }
  if (isCurrent()) replacePictures(data, images);
}
function replacePictures(data, images) {
  const { shot, tab, node } = current;
  const view = node >= 0 ? nodesOf(shot)[node][2] : null;
  const top = current.aside.querySelector(".panel").scrollTop;
  const varying = varyingConditions(data.shots);
  mark(shot, "chosen", -1);
  current.data = data;
  images.forEach((image, index) => {
    const element = current.figures[index];
    if (image) element.querySelector("img").replaceWith(image);
    element.querySelector("figcaption").textContent = caption(data.shots[index], varying);
  });
  setZoom(zoom);
  performance.mark("pictures shown");
  showProblems();
  current.shot = -1;
  chooseShot(shot);
  const place = view === null ? -1 : nodesOf(shot).findIndex(item => item[2] === view);
  if (place >= 0) choose(place);
  if (current.tab !== tab) showTab(tab);
  current.aside.querySelector(".panel").scrollTop = top;
}
views.map = () => {
  showMap();
  showConditions();
};
function patchCard(number) {
  const old = main.querySelector('a.card[href="#/scene/' + number + '"]');
  if (!old) return;
  const fresh = card(list.scenes[number]);
  const image = old.querySelector("img"), next = fresh.querySelector("img");
  // The picture that is shown stays until the new one is loaded.
  if (image && next) {
    image.dataset.scene = next.dataset.scene;
    if (image.src !== next.src) [image.width, image.height, image.src] = [next.width, next.height, next.src];
    next.replaceWith(image);
  }
  old.replaceChildren(...fresh.childNodes);
}
function flush() {
  live.pause = 0;
  const folds = list.scenes.map(scene => scene.fold).join();
  prepare();
  if (document.body.dataset.view === "index") {
    if (folds !== list.scenes.map(scene => scene.fold).join()) keepScroll(route);
    else for (const number of live.dirty) patchCard(number);
  }
  if (document.body.dataset.view === "map" && mapView) {
    for (const node of mapData.nodes) {
      if (live.dirty.has(node.scene)) node.digest = list.scenes[node.scene].cover;
    }
    mapView.show();
  }
  live.dirty.clear();
}
function changeEntry(id, entry) {
  const number = list.scenes.findIndex(scene => scene.id === id);
  if (number < 0) return;
  Object.assign(list.scenes[number], entry, "fold" in entry ? { ownFold: entry.fold } : {});
  live.dirty.add(number);
  live.pause = live.pause || setTimeout(flush, 250);
}
function takeChange({ generation, isList, ids }) {
  if (!list || isList) return loadList();
  live.generation = generation;
  for (const scene of list.scenes) {
    if (ids && !ids.includes(scene.id)) continue;
    scenes.delete(scene.number);
    changeEntry(scene.id, { cover: "live-" + live.choice + "-" + scene.id + "-" + generation, dark: null });
  }
  renewMap();
  if (isSceneOpen() && (!ids || ids.includes(current.scene.id))) refresh();
}
const events = new EventSource("live/events");
const take = (name, action) => events.addEventListener(name, event => action(JSON.parse(event.data)));
take("hello", ({ generation }) => {
  tell("Live", "connected");
  if (list && generation !== live.generation) loadList();
});
take("changed", takeChange);
take("entry", ({ choice, id, entry }) => { if (list && choice === live.choice) changeEntry(id, entry); });
events.onerror = () => tell("Not connected", "ended");
// A picture that the server has no longer is drawn again.
const missing = new Set();
document.addEventListener("error", ({ target }) => {
  if (target.tagName !== "IMG" || missing.has(target.src)) return;
  missing.add(target.src);
  loadList();
}, true);
loadList();
