extension GalleryPage {
    /// The program of a page that is served: it asks for the scenes under the conditions that are chosen in it, and
    /// keeps what is shown while new pictures arrive.
    static let live = #"""

        const live = { choice: 0, generation: 0, chosen: {}, turn: 0, sceneTurn: 0, dirty: new Set(), pause: 0 };
        const conditionNames = [["device", "Device"], ["appearance", "Appearance"], ["text-size", "Text size"],
          ["locale", "Language"], ["state", "State"]];
        const conditions = make("div"), connection = make("span");
        conditions.id = "conditions";
        connection.id = "connection";
        connection.setAttribute("role", "status");
        find("bar").after(conditions);
        find("home").after(connection);
        // Letters choose an option of a list, and are no keys of the gallery there.
        conditions.addEventListener("keydown", event => event.stopPropagation());
        const isSceneOpen = () => document.body.dataset.view === "scene" && current !== null;
        async function ask(path) {
          const answer = await fetch(path);
          if (answer.ok) return answer.json();
          throw Object.assign(new Error(await answer.text()), { status: answer.status });
        }
        const sceneAddress = scene => "live/scene?choice=" + live.choice + "&id=" + scene.id;
        function tell(text, kind) {
          connection.textContent = text;
          connection.className = kind;
        }
        function keepScroll(action) {
          const top = window.scrollY;
          action();
          window.scrollTo(0, top);
        }
        try { live.chosen = JSON.parse(sessionStorage.getItem("maquette-conditions")) || {}; } catch (error) {}
        function chooseCondition(name, value) {
          if (value) live.chosen[name] = value;
          else delete live.chosen[name];
          try { sessionStorage.setItem("maquette-conditions", JSON.stringify(live.chosen)); } catch (error) {}
          loadList();
        }
        function conditionList(name, label, { initial, groups }) {
          const select = make("select");
          select.dataset.condition = name;
          const option = (value, text) => {
            const element = make("option", "", text);
            element.value = value;
            return element;
          };
          // Several values to begin with are shown side by side until one is chosen.
          const isListed = groups.some(([, values]) => values.some(([value]) => value === initial[0]));
          if (initial.length === 1 && !isListed) select.append(option(initial[0], initial[0]));
          if (initial.length !== 1) select.append(option("", initial.join(", ") || "As declared"));
          for (const [title, values] of groups) {
            const options = values.map(([value, text]) => option(value, text));
            if (!title) { select.append(...options); continue; }
            const group = make("optgroup", "", ...options);
            group.label = title;
            select.append(group);
          }
          select.value = live.chosen[name] || (initial.length === 1 ? initial[0] : "");
          select.setAttribute("aria-label", label);
          const usual = initial.length === 1 ? initial[0] : "";
          select.onchange = () => chooseCondition(name, select.value === usual ? "" : select.value);
          return make("label", "", make("span", "dim", label), select);
        }
        function showConditions() {
          const all = list.live.conditions;
          const scenesShown = isSceneOpen() ? [current.scene] : list.scenes;
          const states = [...new Set(scenesShown.flatMap(scene => scene.states))].slice(0, 200);
          if (live.chosen.state && !states.includes(live.chosen.state)) states.unshift(live.chosen.state);
          const named = { ...all, state: { initial: all.state.initial,
            groups: [["", ["base", ...states.filter(state => state !== "base")].map(state => [state, state])]] } };
          conditions.replaceChildren(...conditionNames
            .filter(([name]) => name !== "state" || states.length > 0)
            .map(([name, label]) => conditionList(name, label, named[name])));
        }
        async function loadList() {
          const turn = ++live.turn;
          let data;
          try {
            data = await ask("live/list?" + new URLSearchParams(live.chosen));
          } catch (error) {
            if (turn !== live.turn || error.status !== 400 || !Object.keys(live.chosen).length) return;
            // What was chosen in another project may not exist in this one.
            live.chosen = {};
            return loadList();
          }
          if (turn !== live.turn) return;
          const open = isSceneOpen() ? current.scene : null;
          for (const scene of data.scenes) scene.ownFold = scene.fold;
          list = data;
          live.choice = data.live.choice;
          live.generation = data.live.generation;
          scenes.clear();
          prepare();
          find("map").hidden = !list.map;
          renewMap();
          if (!open) {
            waiting = null;
            if (document.body.dataset.view !== "map" || !list.map) return keepScroll(route);
            return showConditions();
          }
          const number = list.scenes.findIndex(scene => scene.id === open.id);
          if (number < 0) {
            current = null;
            location.hash = "#/";
            return tell(open.title + " is no longer there", "ended");
          }
          current.number = number;
          current.scene = list.scenes[number];
          history.replaceState(null, "", "#/scene/" + number);
          showConditions();
          refresh();
        }

        """#

    /// What is shown of a scene and of the list when they change.
    static let liveUpdates = #"""

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
        """# + "\n"

    /// What only served pages have.
    static let liveStyle = """

        #conditions { display: flex; flex-wrap: wrap; gap: 10px 18px; padding: 14px 32px 0; max-width: 1800px;
          margin: 0 auto }
        #conditions label { display: flex; align-items: center; gap: 7px; font-size: 13px }
        #conditions select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
          border-radius: 8px; padding: 5px 8px; max-width: 200px }
        #connection { font-size: 12px; color: var(--dim); white-space: nowrap }
        #connection::before { content: ""; display: inline-block; width: 8px; height: 8px; border-radius: 4px;
          margin-right: 6px; background: var(--dim) }
        #connection.connected::before { background: #2aa84f }
        #connection.ended::before { background: var(--bad) }
        .broken { border: 1px solid var(--bad); border-radius: 12px; background: var(--card); padding: 10px 16px;
          margin-bottom: 18px }
        .broken p { margin: 3px 0; overflow-wrap: anywhere; white-space: pre-wrap }
        .broken strong { color: var(--bad); font: 600 13px ui-monospace, Menlo, Consolas, monospace }
        .pictures.stale .frame img { opacity: .55 }
        @media (max-width: 600px) {
          #conditions { flex-wrap: nowrap; overflow-x: auto; padding: 10px 16px; scrollbar-width: none }
          #conditions label { flex: none }
          #conditions label span { display: none }
          #conditions select { max-width: 150px }
        }

        """
}
