import { drawURL } from "../shared/draw-url.ts";
import { element, replaceContent } from "../shared/element.ts";
import { find, setStatus } from "../shared/find.ts";
import { code, makeTable } from "../shared/make-table.ts";
import { drawBar } from "./draw-bar.ts";
import { describeSet, findAddress, type LineError, type SetView } from "./set.ts";

/** The longest list that is read, in UTF-16 code units. */
const MAX_LIST = 2 ** 18;

let view: SetView = describeSet("");

/** Shows a list of prefixes as the set of its addresses. */
export function showSet(text: string): void {
  view = describeSet(text.slice(0, MAX_LIST));
  const { lines, prefixes, omitted, size, bars, errors } = view;
  const cut = text.length > MAX_LIST ? ` Only the first ${MAX_LIST} characters were read.` : "";
  const wrong =
    errors.length === 0 ? "" : ` ${errors.length} ${errors.length === 1 ? "line" : "lines"} could not be read.`;
  setStatus(
    "set-status",
    `${lines} ${lines === 1 ? "item" : "items"}, ${prefixes.length + omitted} prefixes, ${size} addresses.${wrong}${cut}`,
    errors.length === 0 ? "" : "error",
  );
  replaceContent(find("set-out"), [
    errors.length > 0 && errorTable(errors),
    ...bars.map(drawBar),
    element("div", { class: "columns" }, [
      prefixes.length > 0 &&
        makeTable(
          `The fewest prefixes${omitted > 0 ? `, of which ${omitted} more are not shown` : ""}`,
          ["Prefix"],
          prefixes.map((prefix) => [code(prefix)]),
        ),
      ...bars.map(({ family, segments, omitted }) =>
        makeTable(
          `The ranges of IPv${family}${omitted > 0 ? `, of which ${omitted} more are not shown` : ""}`,
          ["First", "Last"],
          segments.map(({ first, last }) => [code(first), code(last)]),
        ),
      ),
    ]),
  ]);
}

/** Says whether an address is in the set that is shown. */
export function showMember(text: string): void {
  const found = findAddress(view, text.slice(0, 1000));
  if (text.trim() === "") setStatus("member-status", "");
  else if (found === null) setStatus("member-status", "This is not an address.", "error");
  else if (!found.isIn) setStatus("member-status", "No, it is not in the list.", "warning");
  else setStatus("member-status", `Yes, it is in ${found.by}.`, "good");
}

function errorTable(errors: readonly LineError[]): HTMLElement {
  return makeTable(
    "Lines that could not be read",
    ["Line", "Text", "Error"],
    errors.map(({ line, text, code, start, end }) => {
      const drawn = element("span", { class: "url" });
      // A line may be long; what is behind the error is not shown.
      const shown = text.slice(0, Math.min(Math.max(end + 40, 80), 400));
      drawURL(drawn, shown, [], [{ start, end: Math.min(end, shown.length), kind: "error" }]);
      return [`${line}`, drawn, code];
    }),
  );
}
