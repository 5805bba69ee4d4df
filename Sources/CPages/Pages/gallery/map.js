let mapData = null, mapView = null;
const svgSpace = "http://www.w3.org/2000/svg";
function draw(tag, attributes, ...children) {
  const element = document.createElementNS(svgSpace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}
window.maquetteGallery.map = data => { mapData = data; route(); };
views.map = showMap;
function loadMap() {
  const script = document.createElement("script");
  script.src = "data/map.js";
  script.onerror = () => main.replaceChildren(make("p", "nothing", "The data of the map are missing."));
  document.head.append(script);
}
function mapPicture(node) {
  const scene = list.scenes[node.scene];
  return thumbnail(scene && scene.cover === node.digest ? coverOf(scene) : node.digest);
}
function showMap() {
  if (!list.map) return showIndex();
  document.title = "Map";
  document.body.dataset.view = "map";
  if (!mapData) {
    main.replaceChildren(make("p", "nothing", "Loading"));
    return loadMap();
  }
  if (!mapView) mapView = makeMap();
  main.replaceChildren(mapView.tools, mapView.stage);
  mapView.mark();
  mapView.place ? mapView.apply() : mapView.start();
}
function rect(name, [x, y, width, height], more) {
  return draw("rect", { class: name, x, y, width, height, ...more });
}
function mapText(name, x, y, text) { return draw("text", { class: name, x, y }, text); }
function mapTitle(text) { return draw("title", {}, text); }
function mapMarker(name, color) {
  return draw("marker", { id: name, viewBox: "0 0 8 8", refX: 7.5, refY: 4, markerWidth: 8, markerHeight: 8,
    markerUnits: "userSpaceOnUse", orient: "auto" }, draw("path", { d: "M0 .5L8 4L0 7.5Z", fill: color }));
}
function mapLine(index, path, more) {
  const kind = mapData.kinds[index];
  return draw("path", { class: "line", stroke: kind.color, d: path, "marker-end": "url(#kind-" + index + ")",
    ...(kind.dashes ? { "stroke-dasharray": kind.dashes } : {}), ...more });
}
function mapNode(node) {
  const [x, y, width] = node.frame, middle = x + width / 2;
  const parts = [mapTitle(node.tooltip), rect(node.picture ? "mapcard" : "stub", node.frame, { rx: 6 })];
  if (node.picture) {
    parts.push(rect("blank", node.picture));
    if (node.digest) {
      const [px, py, pw, ph] = node.picture;
      const image = draw("image", { x: px, y: py, width: pw, height: ph, preserveAspectRatio: "none" });
      parts.push(image);
    }
  }
  const base = node.picture ? node.picture[1] + node.picture[3] + 15 : y + node.frame[3] / 2 - 3;
  node.caption.forEach((text, index) =>
    parts.push(mapText(index ? "mapdetail" : "mapname", middle, base + 12 * index, text)));
  if (node.entry) {
    const [ex, ey] = node.entry;
    parts.push(draw("circle", { class: "start", cx: ex, cy: ey, r: 3.5 }),
      draw("path", { class: "entry", d: "M" + ex + " " + ey + "H" + x, "marker-end": "url(#kind-start)" }));
  }
  if (node.scene === null) return draw("g", { class: "node" }, ...parts);
  const link = draw("a", { class: "node", href: "#/scene/" + node.scene, draggable: "false" }, ...parts);
  return link;
}
function makeMap() {
  const nodes = mapData.nodes.map(mapNode);
  const marks = mapData.kinds.map((kind, index) => mapMarker("kind-" + index, kind.color));
  const layer = draw("g", {},
    ...mapData.groups.flatMap(group => [rect("mapgroup", group.frame, { rx: 10 }),
      mapText("mapheading", group.heading[0], group.heading[1], shortPath(group.name))]),
    mapData.loose ? mapText("mapheading", mapData.loose[0], mapData.loose[1], "Scenes without segues") : "",
    ...mapData.lines.map(line => draw("g", {}, mapTitle(line.tooltip), mapLine(line.kind, line.path))),
    ...nodes,
    ...mapData.lines.filter(line => line.label).map(line =>
      mapText(line.trailing ? "maplabel back" : "maplabel", line.at[0], line.at[1], line.label)));
  const svg = draw("svg", { class: "map", tabindex: 0, role: "group", "aria-label": "Map of scenes" },
    draw("defs", {}, ...marks, mapMarker("kind-start", "currentColor")), layer);
  const stage = make("div", "mapstage", svg);
  const view = { stage, nodes, layer, svg, place: null };
  view.images = nodes.map(node => node.querySelector("image"));
  view.apply = () => {
    const { x, y, scale } = view.place;
    layer.setAttribute("transform", "translate(" + x + " " + y + ") scale(" + scale + ")");
    const { width, height } = stage.getBoundingClientRect();
    mapData.nodes.forEach((node, index) => {
      const image = view.images[index], [nx, ny, nw, nh] = node.frame;
      if (!image || image.hasAttribute("href")) return;
      const left = nx * scale + x, top = ny * scale + y;
      if (left > width || top > height || left + nw * scale < 0 || top + nh * scale < 0) return;
      image.setAttribute("href", mapPicture(node));
    });
  };
  view.show = () => {
    mapData.nodes.forEach((node, index) => {
      if (view.images[index]?.hasAttribute("href")) view.images[index].setAttribute("href", mapPicture(node));
    });
  };
  view.fit = () => {
    const { width, height } = stage.getBoundingClientRect(), [w, h] = mapData.size;
    const scale = Math.min(1, Math.max(.02, Math.min((width - 20) / w, (height - 20) / h)));
    view.place = { scale, x: (width - w * scale) / 2, y: Math.max(10, (height - h * scale) / 2) };
    view.apply();
  };
  // A large map starts with its beginning, where names can be read.
  view.start = () => {
    const { width } = stage.getBoundingClientRect(), [w] = mapData.size;
    const scale = Math.min(1, Math.max(.5, (width - 20) / w));
    view.place = { scale, x: Math.max(10, (width - w * scale) / 2), y: 10 };
    view.apply();
  };
  view.zoom = (factor, px, py) => {
    const { width, height } = stage.getBoundingClientRect();
    if (px === undefined) [px, py] = [width / 2, height / 2];
    const old = view.place, scale = Math.min(4, Math.max(.02, old.scale * factor)), by = scale / old.scale;
    view.place = { scale, x: px - (px - old.x) * by, y: py - (py - old.y) * by };
    view.apply();
  };
  view.move = (dx, dy) => {
    view.place = { ...view.place, x: view.place.x + dx, y: view.place.y + dy };
    view.apply();
  };
  view.mark = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(word => word);
    const narrowed = words.length > 0 || onlyProblems;
    mapData.nodes.forEach((node, index) => {
      const scene = node.scene === null ? null : list.scenes[node.scene];
      nodes[index].classList.toggle("faint", narrowed && !(scene && matches(scene, words)));
    });
  };
  view.tools = mapTools(view);
  movesMap(view);
  return view;
}
function mapTools(view) {
  const legend = make("details", "legend", make("summary", "", "Legend"));
  legend.append(make("div", "kinds", ...mapData.kinds.map((kind, index) =>
    make("span", "kind", draw("svg", { width: 40, height: 10 }, mapLine(index, "M1 5H38")), kind.name))));
  const scenes = mapData.nodes.filter(node => node.picture).length;
  return make("div", "head", make("h1", "", "Map"),
    make("span", "dim", counted(scenes, "scene") + ", " + counted(mapData.lines.length, "segue")), legend,
    make("div", "tools", make("div", "group", button("−", () => view.zoom(1 / 1.3), "Smaller (-)"),
      button("Fit", view.fit, "Whole map (0)"), button("+", () => view.zoom(1.3), "Larger (+)"))));
}
function movesMap(view) {
  const pointers = new Map();
  let moved = 0;
  const local = event => {
    const box = view.stage.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };
  view.svg.addEventListener("wheel", event => {
    event.preventDefault();
    if (event.ctrlKey || event.metaKey || Math.abs(event.deltaY) >= 50 && !event.deltaX && !event.shiftKey) {
      view.zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 240), ...local(event));
    } else view.move(-(event.shiftKey ? event.deltaY : event.deltaX), event.shiftKey ? 0 : -event.deltaY);
  }, { passive: false });
  view.svg.addEventListener("pointerdown", event => {
    if (event.button) return;
    if (!pointers.size) moved = 0;
    pointers.set(event.pointerId, local(event));
  });
  addEventListener("pointermove", event => {
    const from = pointers.get(event.pointerId);
    if (!from) return;
    const to = local(event), others = [...pointers].filter(([id]) => id !== event.pointerId);
    pointers.set(event.pointerId, to);
    moved += Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (moved > 4) view.svg.classList.add("moving");
    if (!others.length) return view.move(to[0] - from[0], to[1] - from[1]);
    const still = others[0][1], far = point => Math.max(1, Math.hypot(point[0] - still[0], point[1] - still[1]));
    view.zoom(far(to) / far(from), ...still);
  });
  const end = event => {
    if (pointers.delete(event.pointerId) && !pointers.size) view.svg.classList.remove("moving");
  };
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
  view.svg.addEventListener("dragstart", event => event.preventDefault());
  view.svg.addEventListener("click", event => { if (moved > 4) event.preventDefault(); }, true);
}
function mapKey(key) {
  if (!mapView) return false;
  const actions = { "+": () => mapView.zoom(1.3), "-": () => mapView.zoom(1 / 1.3), 0: mapView.fit,
    ArrowLeft: () => mapView.move(80, 0), ArrowRight: () => mapView.move(-80, 0),
    ArrowUp: () => mapView.move(0, 80), ArrowDown: () => mapView.move(0, -80),
    Escape: () => { location.hash = "#/"; } };
  if (!Object.hasOwn(actions, key)) return false;
  actions[key]();
  return true;
}
