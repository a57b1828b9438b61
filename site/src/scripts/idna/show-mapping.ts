import { visible } from "../shared/draw-url.ts";
import { element, replaceContent } from "../shared/element.ts";
import { find } from "../shared/find.ts";
import { code, makeFacts, makeTable } from "../shared/make-table.ts";
import { codePointName, namesOf } from "./code-point-name.ts";
import type { CodePointStep, Status } from "./code-points.ts";
import type { DomainSteps } from "./explain.ts";

/** How many code points are listed. */
const MAX_ROWS = 80;

const SIGNS: Readonly<Record<Status, string>> = {
  valid: "✓ valid",
  mapped: "→ mapped",
  ignored: "∅ ignored",
  disallowed: "✕ disallowed",
  separator: "· separator",
};

/** Shows the mapping step: each code point with its status. */
export function showMapping({ codePoints, omitted, mapped, normalized }: DomainSteps): void {
  const rows = codePoints.slice(0, MAX_ROWS);
  const more = codePoints.length - rows.length + omitted;
  replaceContent(find("map-out"), [
    makeTable("Code points of the domain", ["Character", "Code point", "Status", "Becomes"], rows.map(rowOf)),
    more > 0 && element("p", { class: "note" }, `${more} more code points are not listed.`),
    makeFacts([
      ["Mapped", mapped === null ? "stops here: a code point is disallowed" : code(mapped)],
      ["Normalized (NFC)", normalized === null ? "not reached" : normalizedText(normalized, mapped)],
    ]),
  ]);
}

function rowOf({ codePoint, status, to }: CodePointStep): (HTMLElement | string)[] {
  const character = String.fromCodePoint(codePoint);
  return [
    // A mark stands on a circle, or it would stand on what is before it.
    code(/^\p{M}$/u.test(character) ? `\u25cc${character}` : visible(character)),
    codePointName(codePoint),
    element("span", { class: `status-${status}` }, SIGNS[status]),
    status === "mapped" ? element("span", {}, [code(to), ` ${namesOf(to)}`]) : "",
  ];
}

function normalizedText(normalized: string, mapped: string | null): HTMLElement {
  return element("span", {}, [code(normalized), normalized === mapped ? " (no change)" : ` ${namesOf(normalized)}`]);
}
