"use strict";
// The page shows `data`, written into it by HTMLReport. Text reaches the page through textContent
// only, so that names with markup stay text.
const data = JSON.parse(document.getElementById("data").textContent);
const rowHeight = 44;
const modes = [["side", "Side by side"], ["slider", "Slider"], ["onion", "Onion skin"], ["diff", "Diff"]];
const statusWords = {
  differs: "differ", sizeChanged: "changed size", missing: "without baseline", failed: "break a rule",
  error: "without picture", recorded: "recorded", matched: "match",
};
const snapshots = data.snapshots.concat(
  data.unchanged.map(name => ({ name, status: "matched", headline: "matches", details: [], images: {} })));
snapshots.forEach(one => {
  const cut = one.name.indexOf("/");
  one.scene = one.name.slice(0, cut);
  one.variant = one.name.slice(cut + 1);
  const size = /^w([\d.]+)xh([\d.]+)@([\d.]+)x(.*)$/.exec(one.variant);
  one.points = size ? Number(size[1]) : 0;
  one.scale = size ? Number(size[3]) : 1;
  one.family = size ? `h${size[2]}@${size[3]}${size[4]}` : one.variant;
});
const byName = new Map(snapshots.map(one => [one.name, one]));
const groups = new Map();
for (const one of data.snapshots) {
  if (!one.group) continue;
  if (!groups.has(one.group)) groups.set(one.group, []);
  groups.get(one.group).push(one);
}
const state = {
  statuses: new Set(), scene: "", group: "", query: "", rows: [], at: 0, mode: "side", zoom: 0, share: 50,
  showsRegions: true, showsExpected: false,
};
const undone = [];

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false) element.setAttribute(name, value === true ? "" : value);
  }
  for (const child of children.flat()) {
    if (child !== undefined && child !== null) element.append(child);
  }
  return element;
}
const find = id => document.getElementById(id);
const isFailure = one => one.status !== "matched" && one.status !== "recorded";
const tone = one => one.status === "missing" ? "open" : isFailure(one) ? "bad" : "good";
const current = () => state.rows[state.at];
// Points to pixels of the page; until somebody chooses, a picture that is wider than its place is fitted.
function zoom(one) {
  if (state.zoom) return state.zoom;
  const room = find("detail").clientWidth - 56;
  return one.width ? Math.min(1, Math.max(0.1, room * one.scale / one.width)) : 1;
}
// "3 → 2" with both sides marked; everything stays text.
function marked(text) {
  const parts = text.split(/(\S+ → \S+?)(?=[,;\s]|$)/);
  return parts.map((part, index) => {
    if (index % 2 === 0) return part;
    const [before, after] = part.split(" → ");
    return make("span", { class: "change" }, make("span", { class: "was" }, before), " → ", make("span", { class: "is" }, after));
  });
}

// Pictures stand in the page as text and become images when they are looked at.
function source(one, role) {
  const key = one.images[role];
  if (key === undefined) return undefined;
  if (typeof key === "string") return key;
  return "data:image/png;base64," + find("image-" + key).textContent;
}

function refilter(keep) {
  const query = state.query.toLowerCase();
  state.rows = snapshots.filter(one =>
    state.statuses.has(one.status) && (!state.group || one.group === state.group) && (!state.scene || one.scene === state.scene)
    && (!query || one.name.toLowerCase().includes(query)
      || one.details.some(text => text.toLowerCase().includes(query))));
  const place = keep ? state.rows.indexOf(keep) : -1;
  state.at = place >= 0 ? place : 0;
  find("count").textContent = `${state.rows.length} of ${snapshots.length} snapshots`;
  find("list").classList.toggle("empty", !state.rows.length);
  find("space").style.height = state.rows.length * rowHeight + "px";
  reveal();
  drawRows();
  show();
}

// Only the rows that can be seen are in the page.
function drawRows() {
  const list = find("list");
  const first = Math.max(0, Math.floor(list.scrollTop / rowHeight) - 5);
  const last = Math.min(state.rows.length, first + Math.ceil(list.clientHeight / rowHeight) + 10);
  const rows = find("rows");
  rows.style.top = first * rowHeight + "px";
  rows.replaceChildren(...state.rows.slice(first, last).map((one, offset) => {
    const index = first + offset;
    return make("div", {
      class: "row", role: "option", id: "row-" + index, "aria-selected": index === state.at ? "true" : "false",
      "aria-posinset": index + 1, "aria-setsize": state.rows.length, onclick: () => select(index),
    }, make("div", {}, make("span", { class: "faint" }, one.scene + "/"), one.variant), make("div", { class: "what" },
      make("span", { class: tone(one) }, isFailure(one) ? "✗ " : "✓ "),
      one.decision ? one.decision + " · " : "", one.details.length ? one.details[0] + " · " + one.headline : one.headline));
  }));
  list.setAttribute("aria-activedescendant", "row-" + state.at);
}

function reveal() {
  const list = find("list");
  const top = state.at * rowHeight;
  if (top < list.scrollTop) list.scrollTop = top;
  if (top + rowHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = top + rowHeight - list.clientHeight;
  }
}

function select(index) {
  if (!state.rows.length) return;
  state.at = Math.max(0, Math.min(state.rows.length - 1, index));
  state.showsExpected = false;
  reveal();
  drawRows();
  show();
}

function selectNamed(one) {
  if (!state.rows.includes(one)) {
    state.statuses.add(one.status);
    state.query = find("search").value = "";
    state.scene = find("scene").value = "";
    drawFilters();
    refilter(one);
  } else {
    select(state.rows.indexOf(one));
  }
}

function picture(one, role, isOver) {
  const image = make("img", { src: source(one, role), alt: `${role} picture of ${one.name}`, loading: "lazy", decoding: "async" });
  if (isOver) image.className = "over";
  const resize = () => { image.style.width = image.naturalWidth / one.scale * zoom(one) + "px"; };
  image.addEventListener("load", resize);
  return image;
}

function regions(one) {
  const record = one.record;
  if (!state.showsRegions || !record) return [];
  const boxes = Array.isArray(record.regions) && record.regions.length ? record.regions
    : record.bounds ? [record.bounds] : [];
  return boxes.slice(0, 200).map(box => {
    const rect = box.bounds || box;
    const mark = make("div", { class: "region" });
    const factor = zoom(one) / one.scale;
    mark.style.left = rect.x * factor - 1 + "px";
    mark.style.top = rect.y * factor - 1 + "px";
    mark.style.width = rect.width * factor + 2 + "px";
    mark.style.height = rect.height * factor + 2 + "px";
    return mark;
  });
}

function framed(one, roles, caption) {
  const frame = make("div", { class: "picture", onpointermove: event => probe(event, one) });
  roles.forEach((role, index) => frame.append(picture(one, role, index > 0)));
  frame.append(...regions(one));
  return make("figure", {}, make("figcaption", {}, caption), frame);
}

// The colours of one pixel in both pictures; a picture outside of the page may not be read.
const canvas = document.createElement("canvas");
canvas.width = canvas.height = 1;
const canvasContext = canvas.getContext("2d", { willReadFrequently: true });
const readable = new Map();
function imageOf(one, role) {
  const key = one.name + role;
  if (!readable.has(key)) {
    if (readable.size > 8) readable.clear();
    const image = new Image();
    image.src = source(one, role) || "";
    readable.set(key, image);
  }
  return readable.get(key);
}
function colour(one, role, x, y) {
  const image = imageOf(one, role);
  if (!image.complete || x >= image.naturalWidth || y >= image.naturalHeight) return "–";
  try {
    canvasContext.clearRect(0, 0, 1, 1);
    canvasContext.drawImage(image, -x, -y);
    return Array.from(canvasContext.getImageData(0, 0, 1, 1).data).join(" ");
  } catch {
    return "not readable here";
  }
}
function probe(event, one) {
  const box = event.currentTarget.getBoundingClientRect();
  const factor = one.scale / zoom(one);
  const x = Math.floor((event.clientX - box.left - 1) * factor);
  const y = Math.floor((event.clientY - box.top - 1) * factor);
  if (x < 0 || y < 0) return;
  const words = ["expected", "actual"].filter(role => one.images[role] !== undefined)
    .map(role => `${role} ${colour(one, role, x, y)}`);
  find("probe").textContent = `(${x}, ${y})  ${words.join("   ")}`;
}

function drawStage(one) {
  const stage = find("stage");
  const has = role => one.images[role] !== undefined;
  if (!has("expected") || !has("actual")) {
    stage.replaceChildren(...["expected", "actual"].filter(has).map(role => framed(one, [role], role)));
    if (!has("expected") && !has("actual")) stage.append(make("p", { class: "faint" }, "The picture is as it was; this report leaves it out."));
    return;
  }
  if (state.mode === "blink") {
    const role = state.showsExpected ? "expected" : "actual";
    stage.replaceChildren(framed(one, [role], role + " (space shows the other)"));
  } else if (state.mode === "slider" || state.mode === "onion") {
    const figure = framed(one, ["expected", "actual"], state.mode === "slider" ? "expected left, actual right" : "actual over expected");
    const over = figure.querySelector(".over");
    const apply = () => {
      if (state.mode === "slider") over.style.clipPath = `inset(0 0 0 ${state.share}%)`;
      else over.style.opacity = state.share / 100;
    };
    const range = make("input", {
      type: "range", min: 0, max: 100, value: state.share, "aria-label": state.mode === "slider" ? "Edge between expected and actual, in per cent" : "Opacity of the actual picture, in per cent",
      oninput: event => { state.share = Number(event.target.value); apply(); },
    });
    apply();
    figure.prepend(range);
    stage.replaceChildren(figure);
  } else if (state.mode === "diff") {
    stage.replaceChildren(has("diff") ? framed(one, ["diff"], "diff") : make("p", { class: "faint" }, "Pictures of different size have no diff."));
  } else {
    stage.replaceChildren(...["expected", "actual", "diff"].filter(has).map(role => framed(one, [role], role)));
  }
}

// Pictures that are approved beside the baseline, each with its reason and what drew it.
function approved(one) {
  if (!one.alternatives) return null;
  return make("section", { class: "approved" }, make("h3", {}, "Also approved"), one.alternatives.map(other => {
    const role = "approved-" + other.number;
    const drawn = other.glyphs === "-" ? "" : `, glyphs ${other.glyphs}`;
    const caption = `${other.number}: ${other.reason}${drawn}${other.met ? " (this one was met)" : ""}`;
    return one.images[role] === undefined ? make("p", {}, caption)
      : make("figure", {}, make("figcaption", {}, caption), make("div", { class: "picture" }, picture(one, role)));
  }));
}

const percent = ratio => ratio === undefined ? undefined : `${Math.round(ratio * 1e5) / 1e3} %`;
function measurements(one) {
  const record = one.record;
  if (!record) return null;
  const allowed = one.tolerance || {};
  const rows = [
    ["pixels that differ", record.differentPixels, allowed.maxDiffPixels ?? (one.tolerance ? undefined : 0)],
    ["largest difference of a channel", record.maxChannelDelta, allowed.maxChannelDelta ?? (one.tolerance ? undefined : 0)],
    ["share of pixels", percent(record.ratio), percent(allowed.maxDiffRatio)],
    ["largest colour difference ΔE", record.maxDeltaE, allowed.maxDeltaE],
    ["antialiased pixels", record.antialiasedPixels, undefined],
    ["shift", record.shift ? `${record.shift.dx}, ${record.shift.dy}` : undefined, undefined],
    ["size before", one.status === "sizeChanged" && record.expectedSize ? record.expectedSize.join(" × ") : undefined, undefined],
  ].filter(row => row[1] !== undefined && row[1] !== null);
  if (!rows.length) return null;
  return make("table", {}, make("tr", {}, make("th", {}, "measured" + (record.profile ? ` (${record.profile})` : "")), make("th", {}, ""), make("th", {}, "allowed")),
    rows.map(([name, value, limit]) => make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, String(value)), make("td", {}, limit === undefined ? "" : String(limit)))),
    one.tolerance && one.tolerance.reason ? make("tr", {}, make("th", {}, "reason"), make("td", { colspan: 2 }, one.tolerance.reason)) : null);
}

function command(text, label) {
  const code = make("code", {}, text);
  return make("div", { class: "command" }, code, make("button", {
    onclick: async event => {
      const button = event.currentTarget;
      try { await navigator.clipboard.writeText(text); } catch {
        getSelection().selectAllChildren(code);
        document.execCommand("copy");
      }
      button.textContent = "Copied";
    },
  }, label));
}

// The pictures of one transition in the order of time, as a strip with a scrubber.
const instant = one => /^(.*)-t(\d+)ms$/.exec(one.variant);
function timeline(one) {
  const here = instant(one);
  if (!here) return null;
  const frames = snapshots.filter(other => other.scene === one.scene && instant(other)?.[1] === here[1])
    .sort((a, b) => Number(instant(a)[2]) - Number(instant(b)[2]));
  if (frames.length < 2) return null;
  const at = frames.indexOf(one);
  const words = other => `${Number(instant(other)[2]) / 1000} s`;
  return make("div", {}, make("label", {}, `Time ${words(one)}, ${at + 1} of ${frames.length} `,
    make("input", { type: "range", class: "scrubber", id: "timeline", min: 0, max: frames.length - 1, value: at,
      "aria-valuetext": words(one),
      oninput: event => { selectNamed(frames[Number(event.target.value)]); find("timeline")?.focus(); } })),
    make("div", { class: "tools" }, frames.map(other => make("button", {
      "aria-pressed": other === one ? "true" : "false", class: isFailure(other) ? "bad" : "", onclick: () => selectNamed(other),
    }, source(other, "actual") ? make("img", { src: source(other, "actual"), alt: "", width: 96 }) : null,
      make("div", {}, (isFailure(other) ? "✗ " : "") + words(other))))));
}

// The variants of the scene that differ in width only, as one axis.
function scrubber(one) {
  const axis = snapshots.filter(other => other.scene === one.scene && other.family === one.family)
    .sort((a, b) => a.points - b.points);
  if (axis.length < 2) return null;
  const here = axis.indexOf(one);
  return make("div", { class: "axis" }, make("label", {}, make("span", {}, "Width ", make("b", {}, `${one.points} pt`), make("span", { class: "faint" }, `, ${here + 1} of ${axis.length} from ${axis[0].points} to ${axis[axis.length - 1].points}`)),
    make("input", { type: "range", class: "scrubber", id: "scrubber", min: 0, max: axis.length - 1, value: here,
      "aria-valuetext": `${one.points} points`,
      oninput: event => { selectNamed(axis[Number(event.target.value)]); find("scrubber")?.focus(); } })),
    make("div", { class: "marks", "aria-hidden": "true" }, axis.map(other => make("span", { class: (isFailure(other) ? "changed" : "") + (other === one ? " here" : ""), title: `${other.points}` }))));
}

function decisions(one) {
  const same = one.group ? groups.get(one.group) || [] : [];
  const parts = [];
  if (same.length > 1) {
    const widths = new Set(same.map(other => other.points)).size;
    const words = widths === same.length ? `${widths} widths` : widths > 1 ? `${widths} widths, in ${same.length} snapshots` : `${same.length} snapshots`;
    parts.push(make("p", { class: "same" }, `The same change at ${words}. `,
      make("button", { "aria-pressed": state.group === one.group ? "true" : "false", onclick: () => { state.group = state.group ? "" : one.group; refilter(one); } }, state.group ? "Show all again" : "Show only them")));
  }
  if (data.token && (one.images.actual !== undefined)) {
    parts.push(make("div", { class: "tools" },
      make("button", { id: "approve", onclick: () => decide("approve", [one]) }, "Approve (a)"),
      make("button", { id: "reject", onclick: () => decide("reject", [one]) }, "Reject (r)"),
      same.length > 1 ? make("button", { id: "approve-group", onclick: () => decide("approve", same) }, `Approve all ${same.length}`) : null,
      make("button", { id: "undo", onclick: undo }, "Undo (u)"),
      make("span", { id: "decision", role: "status" }, one.decision || "")));
  } else if (one.next && one.next.startsWith("widthwise approve")) {
    parts.push(command(one.next, "Copy"));
    if (same.length > 1 && same.length <= 200) parts.push(command("widthwise approve " + same.map(other => other.name).join(" ") + data.options, `Copy for all ${same.length}`));
  }
  return parts;
}

// What `widthwise review` is told; a static page has no token and shows commands instead.
async function send(verb, names) {
  const answer = await fetch(verb, { method: "POST", headers: { "Content-Type": "application/json", "X-Widthwise-Token": data.token }, body: JSON.stringify({ snapshots: names }) });
  const result = await answer.json();
  if (!answer.ok) throw new Error(result.error || answer.statusText);
  return result;
}
async function decide(verb, ones) {
  try {
    await send(verb, ones.map(one => one.name));
    undone.push(ones.map(one => [one, one.decision]));
    ones.forEach(one => { one.decision = verb === "approve" ? "approved" : "rejected"; });
    if (ones.length === 1 && ones[0] === current()) select(state.at + 1);
    else show();
    drawRows();
  } catch (error) {
    find("decision").textContent = error.message;
  }
}
async function undo() {
  const last = undone.pop();
  if (!last) return;
  try {
    await send("undo", last.map(([one]) => one.name));
    last.forEach(([one, decision]) => { one.decision = decision; });
    selectNamed(last[0][0]);
  } catch (error) {
    undone.push(last);
    find("decision").textContent = error.message;
  }
}

// What changed in the layout, the most telling first; a long list is folded.
function explanation(one) {
  if (!one.details.length) return [];
  const line = text => make("li", {}, marked(text));
  const parts = [make("ul", {}, one.details.slice(0, 6).map(line))];
  if (one.details.length > 6) {
    parts.push(make("details", {}, make("summary", {}, `${one.details.length - 6} more`), make("ul", {}, one.details.slice(6).map(line))));
  }
  return [make("section", { class: "why", "aria-label": "What changed" }, ...parts)];
}

function show() {
  const one = current();
  const detail = find("detail");
  if (!one) {
    detail.replaceChildren(make("p", { class: "faint" }, "Nothing fits the filters."));
    return;
  }
  history.replaceState(null, "", "#" + encodeURIComponent(one.name));
  const tabs = make("div", { class: "tools", role: "tablist", "aria-label": "View" }, modes.map(([mode, label], index) =>
    make("button", { role: "tab", "aria-selected": state.mode === mode ? "true" : "false", "data-mode": mode, onclick: () => setMode(mode) }, `${index + 1} ${label}`)),
    make("button", { role: "tab", "data-mode": "blink", "aria-selected": state.mode === "blink" ? "true" : "false", onclick: blink }, "space Blink"),
    make("button", { onclick: () => setZoom(zoom(current()) / 2), "aria-label": "Smaller" }, "−"),
    make("span", { id: "zoom" }, `${Math.round(zoom(one) * 100)} %`),
    make("button", { onclick: () => setZoom(zoom(current()) * 2), "aria-label": "Larger" }, "+"),
    make("label", {}, make("input", { type: "checkbox", checked: state.showsRegions, onchange: event => { state.showsRegions = event.target.checked; drawStage(one); } }), " regions"));
  detail.replaceChildren(
    make("h2", {}, make("span", { class: "faint" }, one.scene + "/"), one.variant),
    make("p", { class: "verdict " + tone(one) }, one.headline + (one.width ? ` (${one.width} × ${one.height} pixels)` : "")),
    ...explanation(one),
    ...decisions(one), ...[scrubber(one), timeline(one)].filter(Boolean), tabs,
    make("div", { id: "stage" }),
    make("p", { id: "probe", class: "faint" }, "Point at a picture to read its pixels."),
    ...[measurements(one), approved(one)].filter(Boolean));
  drawStage(one);
}
function setMode(mode) { state.mode = mode; show(); }
function setZoom(zoom) { state.zoom = Math.max(0.25, Math.min(32, zoom)); show(); }
function blink() { state.mode = "blink"; state.showsExpected = !state.showsExpected; show(); }
function step(direction) {
  const scrub = find("scrubber");
  if (!scrub) return;
  scrub.value = Number(scrub.value) + direction;
  scrub.dispatchEvent(new Event("input"));
}

function drawFilters() {
  const counts = {};
  snapshots.forEach(one => { counts[one.status] = (counts[one.status] || 0) + 1; });
  find("filters").replaceChildren(...Object.keys(statusWords).filter(status => counts[status]).map(status =>
    make("button", { "aria-pressed": state.statuses.has(status) ? "true" : "false", "data-status": status, onclick: () => {
      if (!state.statuses.delete(status)) state.statuses.add(status);
      drawFilters();
      refilter(current());
    } }, `${counts[status]} ${statusWords[status]}`)));
}

const keys = {
  j: () => select(state.at + 1), k: () => select(state.at - 1), ArrowDown: () => select(state.at + 1), ArrowUp: () => select(state.at - 1),
  ArrowRight: () => step(1), ArrowLeft: () => step(-1), " ": blink, "/": () => find("search").focus(), "?": () => find("help").showModal(),
  "+": () => setZoom(zoom(current()) * 2), "-": () => setZoom(zoom(current()) / 2), u: () => data.token && undo(),
  a: () => data.token && current()?.images.actual !== undefined && decide("approve", [current()]),
  r: () => data.token && current()?.images.actual !== undefined && decide("reject", [current()]),
};
modes.forEach(([mode], index) => { keys[index + 1] = () => setMode(mode); });
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || find("help").open) return;
  const target = event.target;
  if (target.matches("input[type=search]")) {
    if (event.key === "Escape" || event.key === "Enter") find("list").focus();
    return;
  }
  if (target.matches("select") || (target.matches("button, input") && (event.key === " " || event.key.startsWith("Arrow")))) return;
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

find("search").addEventListener("input", event => { state.query = event.target.value; refilter(current()); });
find("scene").append(...[...new Set(snapshots.map(one => one.scene))].sort().map(scene => make("option", { value: scene }, scene)));
find("scene").addEventListener("change", event => { state.scene = event.target.value; refilter(current()); });
find("list").addEventListener("scroll", drawRows);
addEventListener("resize", drawRows);
find("keys").addEventListener("click", () => find("help").showModal());
const wanted = byName.get(decodeURIComponent(location.hash.slice(1)));
const failing = snapshots.filter(isFailure);
(failing.length ? failing : snapshots).forEach(one => state.statuses.add(one.status));
if (wanted) state.statuses.add(wanted.status);
drawFilters();
refilter(wanted);
