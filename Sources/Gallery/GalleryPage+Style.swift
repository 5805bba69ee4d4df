extension GalleryPage {
    private static let darkColors = """
        --back: #17171a; --card: #212125; --ink: #f2f2f5; --dim: #a0a0a8; --line: #35353b; --mark: #6ab0ff;
        --soft: #22344c; --warn: #e9b949; --bad: #ff7b72; --stage: #101013;
        """

    static let style = """

        :root { color-scheme: light; --back: #f5f5f7; --card: #fff; --ink: #1d1d20; --dim: #686870;
          --line: #dfdfe4; --mark: #0863cf; --soft: #e6f0fc; --warn: #8a5a00; --bad: #c0261f; --stage: #ececf0 }
        @media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { color-scheme: dark; \(darkColors) } }
        :root[data-theme="dark"] { color-scheme: dark; \(darkColors) }
        * { box-sizing: border-box }
        [hidden] { display: none !important }
        body { margin: 0; background: var(--back); color: var(--ink); line-height: 1.45;
          font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif }
        a { color: inherit; text-decoration: none }
        button, input { font: inherit; color: inherit }
        button { background: var(--card); border: 1px solid var(--line); border-radius: 9px; padding: 6px 12px;
          cursor: pointer }
        button:disabled { opacity: .4; cursor: default }
        button[aria-pressed="true"], button[aria-selected="true"] {
          background: var(--soft); border-color: var(--mark); color: var(--mark) }
        :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px }
        #bar { position: sticky; top: 0; z-index: 5; display: flex; gap: 10px; align-items: center;
          padding: 12px 32px; background: var(--back); border-bottom: 1px solid var(--line) }
        #home { font-weight: 650; font-size: 17px; margin-right: 10px }
        #search { flex: 1; min-width: 0; max-width: 560px; padding: 8px 14px; border: 1px solid var(--line);
          border-radius: 10px; background: var(--card) }
        #problems { margin-left: auto }
        main { padding: 20px 32px 64px; max-width: 1800px; margin: 0 auto }
        .summary, .dim { color: var(--dim) }
        .summary { margin: 4px 0 20px }
        section { margin: 0 0 36px }
        section > h2 { font-size: 17px; font-weight: 600; margin: 0 0 14px; overflow-wrap: anywhere }
        section > h2 small { color: var(--dim); font-weight: 400; font-size: 13px; margin-left: 8px }
        .grid { display: grid; gap: 24px 20px; grid-template-columns: repeat(auto-fill, minmax(160px, 1fr)) }
        .card { display: block; border-radius: 14px; padding: 10px; content-visibility: auto;
          contain-intrinsic-size: auto 370px }
        .card:hover { background: var(--card) }
        .card .thumb { display: flex; align-items: center; justify-content: center; aspect-ratio: 9 / 18;
          background: var(--stage); border-radius: 12px; overflow: hidden }
        .card img { max-width: 100%; max-height: 100%; height: auto; border-radius: 10px;
          box-shadow: 0 0 0 1px var(--line), 0 4px 14px rgba(0, 0, 0, .08) }
        .card .name { display: block; margin-top: 10px; font-weight: 550; overflow-wrap: anywhere }
        .card .dim { font-size: 13px }
        .badge { font-size: 12px; font-weight: 600; margin-right: 8px; white-space: nowrap }
        .badge.error { color: var(--bad) }
        .badge.warning { color: var(--warn) }
        .badge.note { color: var(--dim) }
        details.fold { margin-top: 16px }
        details.fold > summary { color: var(--dim); cursor: pointer; padding: 6px 0; width: fit-content }
        .nothing { padding: 60px 0; text-align: center; color: var(--dim) }
        .head { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; margin-bottom: 18px }
        .head h1 { font-size: 22px; font-weight: 650; margin: 0; overflow-wrap: anywhere }
        .head .dim { overflow-wrap: anywhere }
        .head .tools { margin-left: auto; display: flex; gap: 8px; flex-wrap: wrap }
        .group { display: flex }
        .group button { border-radius: 0; margin-left: -1px }
        .group button:first-child { border-radius: 9px 0 0 9px; margin-left: 0 }
        .group button:last-child { border-radius: 0 9px 9px 0 }
        .work { display: grid; grid-template-columns: minmax(0, 1fr) 400px; gap: 24px; align-items: start }
        .stage { display: flex; flex-wrap: wrap; gap: 22px; align-items: flex-start }
        figure { margin: 0; min-width: 0; max-width: 100% }
        figcaption { margin-bottom: 8px; font-size: 13px; color: var(--dim); max-width: 380px }
        figure.current figcaption { color: var(--mark); font-weight: 600 }
        .scroll { overflow: auto; max-width: 100%; padding: 2px }
        .frame { position: relative; display: inline-block; line-height: 0; cursor: crosshair; border-radius: 4px;
          box-shadow: 0 0 0 1px var(--line), 0 6px 24px rgba(0, 0, 0, .10) }
        figure.current .frame { box-shadow: 0 0 0 2px var(--mark), 0 6px 24px rgba(0, 0, 0, .10) }
        .pixels .frame img { image-rendering: pixelated; max-width: none }
        .box { position: absolute; pointer-events: none; border: 1.5px solid #e5007e;
          background: rgba(229, 0, 126, .14) }
        .box.chosen { border-color: #0a84ff; background: rgba(10, 132, 255, .14) }
        .missing { padding: 60px 24px; border: 1px dashed var(--line); border-radius: 12px; color: var(--bad);
          max-width: 380px }
        aside { position: sticky; top: 74px; background: var(--card); border: 1px solid var(--line);
          border-radius: 14px; max-height: calc(100vh - 94px); display: flex; flex-direction: column; min-width: 0 }
        aside .tabs { display: flex; gap: 8px; padding: 12px; border-bottom: 1px solid var(--line) }
        .panel { overflow: auto; padding: 8px; min-height: 140px; flex: 1 1 auto }
        .row { display: block; width: 100%; padding: 3px 8px; border-radius: 7px; cursor: default; font-size: 13px;
          white-space: nowrap; overflow: hidden; text-overflow: ellipsis; content-visibility: auto;
          contain-intrinsic-size: auto 25px }
        .row.hovered { background: rgba(229, 0, 126, .12) }
        .row.chosen { background: var(--soft); color: var(--mark) }
        .row.hidden { opacity: .45 }
        .row .dim { margin-left: 6px }
        .detail { border-top: 1px solid var(--line); padding: 12px 16px; overflow: auto; max-height: 45%;
          font-size: 13px; flex: 0 0 auto }
        .detail h3 { margin: 0 0 4px; font-size: 14px; overflow-wrap: anywhere }
        .detail h4 { margin: 12px 0 4px; font-size: 12px; color: var(--dim); font-weight: 600 }
        .detail p { margin: 2px 0; overflow-wrap: anywhere; white-space: pre-wrap }
        .detail ul { margin: 0; padding: 0; list-style: none }
        .detail li { padding: 5px 0; overflow-wrap: anywhere; border-top: 1px solid var(--line) }
        .detail li button { all: unset; cursor: pointer }
        .detail li button:hover { color: var(--mark) }
        .detail li button:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px }
        .detail li b, .detail li .badge { margin: 0 0 0 8px; font-weight: 600; font-size: 12px }
        .detail li.unmet > :first-child { color: var(--dim); text-decoration: line-through }
        .detail code { display: block; color: var(--dim);
          font: 11px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace }
        .finding { padding: 10px 8px; border-bottom: 1px solid var(--line); font-size: 13px }
        .finding:last-child { border: 0 }
        .others > summary { padding: 10px 8px; cursor: pointer; color: var(--dim); font-size: 13px }
        .finding p { margin: 3px 0; overflow-wrap: anywhere; white-space: pre-wrap }
        body[data-view="map"] main { max-width: none; padding-bottom: 20px }
        .mapstage { height: calc(100vh - 190px); min-height: 320px; border: 1px solid var(--line);
          border-radius: 14px; background: var(--stage); overflow: hidden }
        .map { width: 100%; height: 100%; display: block; touch-action: none; cursor: grab; user-select: none }
        .map.moving, .map.moving a { cursor: grabbing }
        .map text { fill: var(--ink); font-size: 10px }
        .map .mapname { font-weight: 600; text-anchor: middle }
        .map .mapdetail { font-size: 9px; fill: var(--dim); text-anchor: middle }
        .map .maplabel { font-size: 9px; paint-order: stroke; stroke: var(--stage); stroke-width: 3px }
        .map .back { text-anchor: end }
        .map .mapheading { font-size: 13px; font-weight: 600 }
        .map .line, .legend .line { fill: none; stroke-width: 1.5px }
        .mapgroup { fill: var(--back); stroke: var(--line) }
        .mapcard, .stub { fill: var(--card); stroke: var(--line) }
        .stub { stroke-dasharray: 4 3 }
        a.node:hover .mapcard, a.node:focus-visible .mapcard { stroke: var(--mark); stroke-width: 2px }
        .node.faint { opacity: .15 }
        .blank { fill: var(--stage) }
        .start { fill: currentColor }
        .entry { fill: none; stroke: currentColor; stroke-width: 2px }
        .legend { position: relative }
        .legend summary { cursor: pointer; color: var(--dim) }
        .legend .kinds { position: absolute; z-index: 3; display: grid; gap: 6px; padding: 12px 16px; width: max-content;
          background: var(--card); border: 1px solid var(--line); border-radius: 12px; font-size: 13px }
        .kind svg { vertical-align: middle; margin-right: 10px }
        dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--card); color: var(--ink);
          padding: 20px 26px }
        dialog::backdrop { background: rgba(0, 0, 0, .35) }
        dialog h2 { margin: 0 0 12px; font-size: 17px }
        dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 20px; margin: 0 0 18px }
        dt { font: 13px ui-monospace, Menlo, Consolas, monospace }
        dd { margin: 0 }
        @media (max-width: 900px) {
          .work { grid-template-columns: minmax(0, 1fr) }
          aside { position: static; max-height: none }
          .panel { max-height: 60vh }
          .detail { max-height: none }
          .stage { flex-wrap: nowrap; overflow-x: auto; gap: 14px; padding-bottom: 10px }
          .stage figure { flex: none }
        }
        @media (max-width: 600px) {
          #bar { padding: 10px 16px; flex-wrap: wrap; gap: 8px }
          #search { order: 1; flex-basis: 100%; max-width: none }
          #home { margin-right: auto }
          #problems { margin-left: 0 }
          #help { display: none }
          main { padding: 14px 16px 48px }
          .grid { grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 14px 10px }
          .card { padding: 6px }
          .head .tools { margin-left: 0 }
        }

        """
}
