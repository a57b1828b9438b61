import { startWorker } from "../shared/worker.ts";
import { createAddressSync } from "./address-sync.ts";
import { createAnnouncer } from "./announce.ts";
import { answer } from "./answer.ts";
import { copyLink } from "./copy.ts";
import { byId } from "./elements.ts";
import { createExaminer, isLong } from "./examiner.ts";
import { createField } from "./field.ts";
import { createFocusKeeper } from "./focus.ts";
import type { Action } from "./model/act.ts";
import { INITIAL, type PlaygroundState } from "./model/state.ts";
import { stepsOfView } from "./model/view.ts";
import { createPanels } from "./page.ts";

/** The state that the page shows. */
let state: PlaygroundState = INITIAL;
const announce = createAnnouncer(byId("announcement"));
/** What a screen reader is told about: what the last change was about. */
let topic: "findings" | "setter" = "findings";
const focus = createFocusKeeper(byId("url"));
const busy = byId("busy");

const examiner = createExaminer({
  here: (request) => answer(request, URL),
  start: () => startWorker("playground"),
  onView: (view) => {
    panels.render(view, state);
    announce(topic === "setter" ? (byId("setter-answer").textContent ?? "") : view.findings.summary);
    focus.restore();
  },
  onText: (text) => (text === null ? examiner.view(state) : change({ url: text })),
  onBusy: (isBusy) => {
    busy.textContent = isBusy ? "Reading…" : "";
  },
  onFail: () => {
    byId("summary").textContent = "The browser could not read this text: it may be too long for its memory.";
  },
});

const url = createField(byId("url"), byId("url-note"), (text) => change({ url: text }));
const base = createField(byId("base"), byId("base-note"), (text) => change({ base: text }));
const value = createField(byId("setter-value"), byId("value-note"), (text) => change({ value: text }));
const setter = byId<HTMLSelectElement>("setter");
const address = createAddressSync(examiner.fragment, show, (tooLong) => {
  byId("share-note").textContent = tooLong ? "This state is too long for a link." : "";
});

const panels = createPanels({
  onFix: ({ in: where, suggestion }, index) => {
    focus.keep(`[data-fix="${index}"], [data-fix]`);
    const text = where === "base" ? state.base : state.url;
    const { start, end, replacement } = suggestion!;
    const fixed = text.slice(0, start) + replacement + text.slice(end);
    change(where === "base" ? { base: fixed } : { url: fixed });
  },
  onSelect: ({ in: where, start, end }) => (where === "base" ? base : url).select(start, end),
  onAction: (action, keep) => {
    focus.keep(keep);
    act(action);
  },
  onTab: (tab) => change({ tab }),
  onPassword: () => examiner.view(state),
});

setter.addEventListener("change", () => change({ setter: setter.value as PlaygroundState["setter"] }));
byId("reset").addEventListener("click", () => change(INITIAL));
byId("share").addEventListener("click", async () => {
  if (await address.writeNow(state)) await copyLink(location.href, byId("share-note"));
});
byId("playground").addEventListener("keydown", ({ key }) => {
  if (key === "Escape") url.element.focus();
});

/** Changes a part of the state by hand. */
function change(part: Partial<PlaygroundState>): void {
  state = { ...state, ...part };
  topic = "url" in part || "base" in part ? "findings" : "setter";
  address.write(state);
  draw();
}

/** Shows another state, such as that of a link. */
function show(other: PlaygroundState): void {
  state = other;
  draw();
}

function act(action: Action): void {
  examiner.act(state, action);
}

function draw(): void {
  byId("playground").dataset.filled = "";
  url.show(state.url);
  base.show(state.base);
  value.show(state.value);
  setter.value = state.setter;
  panels.chooseTab(state.tab);
  byId("where").textContent = isLong(state) ? "in a worker" : "on the main thread";
  examiner.view(state);
}

const first = (await address.read()) ?? INITIAL;
// The browser compiles what it runs for the first time. In tasks of some milliseconds, a phone scrolls meanwhile.
if (!isLong(first)) {
  for (const _ of stepsOfView(first, URL)) await new Promise((resolve) => setTimeout(resolve));
}
// Somebody may have typed meanwhile.
if (byId("playground").dataset.filled === undefined) show(first);
