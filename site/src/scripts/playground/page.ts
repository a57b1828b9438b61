import { byId } from "./elements.ts";
import type { Action } from "./model/act.ts";
import { TEMPLATES } from "./model/code/view-code.ts";
import type { FindingView } from "./model/findings.ts";
import type { PairEdit } from "./model/pairs.ts";
import type { PlaygroundState } from "./model/state.ts";
import type { PlaygroundView } from "./model/view.ts";
import { renderElsewhere } from "./panels/elsewhere.ts";
import { renderFindings } from "./panels/findings.ts";
import { renderPairs } from "./panels/pairs.ts";
import { renderCandidates, renderDisplay, renderParts } from "./panels/parts.ts";
import { renderRecord } from "./panels/record.ts";
import { renderSetters } from "./panels/setters.ts";
import { createTabs } from "./panels/tabs.ts";

/** What the panels' buttons do. */
export interface PanelListeners {
  readonly onFix: (finding: FindingView, index: number) => void;
  readonly onSelect: (finding: FindingView) => void;
  /** `keep` says where the focus should be afterwards: selectors, separated by ", ". */
  readonly onAction: (action: Action, keep: string) => void;
  readonly onTab: (tab: string) => void;
  readonly onPassword: () => void;
}

export interface Panels {
  render(view: PlaygroundView, state: PlaygroundState): void;
  chooseTab(tab: string): void;
}

/** Creates the panels from the elements of the page. */
export function createPanels({ onFix, onSelect, onAction, onTab, onPassword }: PanelListeners): Panels {
  const drawing = byId("drawing");
  const findings = { list: byId("findings-list"), drawing, drawingOfBase: byId("base-drawing"), onFix, onSelect };
  const pairs = {
    rows: byId("pairs-rows"),
    more: byId("pairs-more"),
    onEdit: (edit: PairEdit) => onAction({ kind: "pair", edit }, focusAfter(edit)),
  };
  const setters = {
    answer: byId("setter-answer"),
    apply: byId<HTMLButtonElement>("apply"),
    rows: byId("setters-rows"),
  };
  const others = {
    sentence: byId("elsewhere-sentence"),
    list: byId("elsewhere-list"),
    table: byId<HTMLTableElement>("elsewhere-table"),
  };
  const password = byId<HTMLButtonElement>("password");
  const fixAll = byId<HTMLButtonElement>("fix-all");
  const chooseTab = createTabs(
    byId("tabs"),
    byId("code-panel"),
    TEMPLATES.map(({ name }) => ({ name, text: `@url/${name}` })),
    onTab,
  );
  let chosen: PlaygroundState["setter"];
  fixAll.addEventListener("click", () => onAction({ kind: "fix-all" }, "#fix-all"));
  setters.apply.addEventListener("click", () => onAction({ kind: "setter", setter: chosen }, "#setter-value"));
  byId("pairs-add").addEventListener("click", () => pairs.onEdit({ kind: "append", name: "", value: "" }));
  password.addEventListener("click", () => {
    password.setAttribute("aria-pressed", String(password.getAttribute("aria-pressed") !== "true"));
    onPassword();
  });
  return {
    chooseTab,
    render: ({ findings: found, url, candidates, elsewhere, code }, state) => {
      chosen = state.setter;
      renderFindings(findings, found);
      byId("summary").textContent = found.summary;
      fixAll.disabled = !found.items.some((item) => item.in === "input" && item.suggestion !== null);
      renderRecord(byId("record-drawing"), url?.record ?? null, password.getAttribute("aria-pressed") === "true");
      password.disabled = !url?.record.hasPassword;
      renderParts(byId("parts-rows"), url?.parts ?? null);
      renderPairs(pairs, url?.pairs ?? null);
      byId<HTMLButtonElement>("pairs-add").disabled = url === null;
      renderDisplay(byId("display-text"), byId("warnings"), url?.display ?? null);
      renderCandidates(byId("candidates"), candidates, (index) => onAction({ kind: "candidate", index }, "#url"));
      renderSetters(setters, url?.setters ?? null, state.setter);
      renderElsewhere(others, elsewhere);
      byId("code").textContent = code.code;
    },
  };
}

/** A pair that moves keeps the focus; behind one that is removed, the next one gets it. A field keeps it by itself. */
function focusAfter(edit: PairEdit): string {
  const rows = "#pairs-rows > tr";
  if (edit.kind === "set") return ":focus";
  if (edit.kind === "append") return `${rows}:last-child input`;
  const row = `${rows}:nth-child(${(edit.kind === "move" ? edit.to : edit.index) + 1})`;
  if (edit.kind === "remove") return `${row} [data-pair=remove], ${rows}:last-child [data-pair=remove], #pairs-add`;
  const direction = edit.to < edit.index ? "up" : "down";
  return `${row} [data-pair=${direction}], ${row} [data-pair=remove]`;
}
