const zooms = [["fit", "Fit"], ["points", "100%"], [1, "1:1"], [2, "2:1"], [4, "4:1"]];
let zoom = "fit", current = null;
const conditionText = ([name, value]) => name === "textSize" ? "text " + value : value;
function caption(shot, varying) {
  const values = shot.conditions.filter(([name]) => varying.has(name)).map(conditionText);
  return [shot.state, ...values].filter(part => part).join(" · ")
    || shot.conditions.filter(([name]) => name === "device").map(conditionText).join();
}
function varyingConditions(shots) {
  const values = new Map();
  for (const shot of shots) {
    for (const [name, value] of shot.conditions) {
      values.set(name, (values.get(name) || new Set()).add(value));
    }
  }
  return new Set([...values.keys()].filter(name => values.get(name).size > 1));
}
function showScene([number, shotNumber]) {
  const scene = list.scenes[number];
  if (!scene) return showIndex();
  const data = scenes.get(number);
  if (!data) {
    main.replaceChildren(make("p", "nothing", "Loading"));
    return load(number);
  }
  waiting = null;
  document.title = scene.title;
  document.body.dataset.view = "scene";
  current = { number, scene, data, shot: -1, node: -1, figures: [], tab: "views" };
  const varying = varyingConditions(data.shots);
  const stage = make("div", "pictures");
  const figures = data.shots.map((shot, index) => figure(shot, index, caption(shot, varying)));
  current.figures = figures;
  const shown = data.shots.map((_, index) => index).filter(index => !data.shots[index].fold);
  const rest = data.shots.map((shot, index) => ({ fold: shot.fold, index })).filter(item => item.fold);
  stage.append(make("div", "stage", ...shown.map(index => figures[index])));
  if (rest.length) {
    const isOpen = !shown.length || rest.some(item => item.index === shotNumber);
    stage.append(folded(rest, item => figures[item.index], "stage", isOpen));
  }
  const aside = make("aside");
  current.aside = aside;
  main.replaceChildren(head(scene), make("div", "work", stage, aside));
  setZoom(zoom);
  chooseShot(Number.isInteger(shotNumber) && data.shots[shotNumber] ? shotNumber : shown[0] || 0);
}
function head(scene) {
  const back = button("←", () => { location.hash = "#/"; }, "All scenes (Escape)");
  const step = (label, by, title) => {
    const target = list.scenes[scene.number + by];
    const element = button(label, () => { location.hash = "#/scene/" + target.number; }, title);
    element.disabled = !target;
    return element;
  };
  const group = make("div", "group", ...zooms.map(([value, label]) => {
    const element = button(label, () => setZoom(value), "Zoom (z, + and -)");
    element.dataset.zoom = value;
    return element;
  }));
  group.setAttribute("role", "group");
  group.setAttribute("aria-label", "Zoom");
  const title = scene.scene || stem(scene.file) !== base(scene.file) ? shortPath(scene.file) : null;
  return make("div", "head", back, make("h1", "", scene.title), make("span", "dim", title),
    make("div", "tools", group, step("‹", -1, "Previous scene (k)"), step("›", 1, "Next scene (j)")));
}
function figure(shot, index, text) {
  const label = make("figcaption", "", text);
  if (shot.twin) {
    const twin = list.scenes[shot.twin[0]];
    const link = make("a", "", " = " + (twin.number === current.number ? "picture above" : twin.title));
    link.href = "#/scene/" + shot.twin[0] + "/" + shot.twin[1];
    label.append(link);
  } else if (shot.fold) {
    label.append(" · " + shot.fold);
  }
  const element = make("figure", "", label);
  if (!shot.picture) {
    const problem = shot.diagnostics.find(item => item.severity === "error") || shot.diagnostics[0];
    element.append(make("div", "missing", problem ? problem.message : "Not rendered"));
    element.onclick = () => chooseShot(index);
    return element;
  }
  const image = make("img");
  image.loading = "lazy";
  image.width = shot.width;
  image.height = shot.height;
  image.alt = text;
  image.draggable = false;
  image.src = "pictures/" + shot.picture + ".png";
  const frame = make("div", "frame", image);
  frame.onmousemove = event => hover(index, viewAt(index, frame, event));
  frame.onmouseleave = () => hover(index, -1);
  frame.onclick = event => {
    chooseShot(index);
    choose(viewAt(index, frame, event), true);
  };
  element.append(make("div", "scroll", frame));
  return element;
}
function setZoom(value) {
  if (!current || !current.figures.length) return;
  zoom = value;
  const stage = main.querySelector(".pictures");
  stage.classList.toggle("pixels", typeof zoom === "number");
  for (const element of main.querySelectorAll("[data-zoom]")) {
    element.setAttribute("aria-pressed", element.dataset.zoom === String(zoom));
  }
  const tall = Math.max(320, window.innerHeight - (window.innerWidth > 900 ? 220 : 300));
  // On a narrow screen, the pictures are in one row, and show that there are more.
  const part = window.innerWidth <= 900 && current.figures.length > 1 ? 0.86 : 1;
  current.figures.forEach((element, index) => {
    const shot = current.data.shots[index], image = element.querySelector("img");
    if (!image) return;
    const points = shot.width / shot.scale;
    const width = zoom === "fit"
      ? Math.min(points, tall * shot.width / shot.height, stage.clientWidth * part - 8)
      : zoom === "points" ? points : shot.width * zoom / window.devicePixelRatio;
    image.style.width = width + "px";
    image.style.height = width * shot.height / shot.width + "px";
  });
}
window.addEventListener("resize", () => { if (document.body.dataset.view === "scene") setZoom(zoom); });
function stepZoom(by, wraps) {
  const place = zooms.findIndex(([value]) => value === zoom) + by;
  setZoom(zooms[wraps ? place % zooms.length : Math.min(zooms.length - 1, Math.max(0, place))][0]);
}
