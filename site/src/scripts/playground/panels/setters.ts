import { type Child, element, replaceContent } from "../../shared/element.ts";
import type { SetterName } from "../model/setter-names.ts";
import type { SetterView } from "../model/setters.ts";
import { urlText } from "./shown.ts";

/** The elements of the panel. */
export interface SettersPanel {
  readonly answer: Element;
  readonly apply: HTMLButtonElement;
  readonly rows: Element;
}

/** Shows what the chosen setter would do, and what each of the others would do with the same value. */
export function renderSetters(panel: SettersPanel, setters: readonly SetterView[] | null, chosen: SetterName): void {
  const answer = setters?.find(({ setter }) => setter === chosen);
  replaceContent(
    panel.answer,
    answer ? describe(answer) : [element("p", { class: "quiet" }, "There is no URL to change.")],
  );
  panel.apply.disabled = answer?.outcome !== "changed";
  const rows = (setters ?? []).map((view) =>
    element("tr", { "aria-current": view.setter === chosen ? "true" : null }, [
      element("th", { scope: "row" }, [
        element("code", {}, view.setter),
        element("span", { class: "quiet" }, ` ${view.attribute}`),
      ]),
      element("td", {}, describe(view)),
    ]),
  );
  replaceContent(panel.rows, rows);
}

function describe({ outcome, href, reason, reported }: SetterView): Child[] {
  const words = { changed: "→ new URL ", unchanged: "= unchanged", rejected: "✕ rejected " };
  return [
    element("p", { class: `outcome ${outcome}` }, [
      element("strong", {}, words[outcome]),
      href && urlText(href),
      reason && element("code", {}, reason.code),
    ]),
    reason && element("p", {}, (outcome === "rejected" ? "" : "The port was rejected: ") + reason.message),
    reported.length > 0 &&
      element("p", { class: "quiet" }, [
        "Reported: ",
        ...reported.flatMap((code, i) => [i > 0 && ", ", element("code", {}, code)]),
      ]),
  ];
}
