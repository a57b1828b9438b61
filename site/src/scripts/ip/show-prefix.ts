import type { PrefixClassification } from "@url/ip/special";
import { drawURL } from "../shared/draw-url.ts";
import { element, replaceContent } from "../shared/element.ts";
import { find, setStatus } from "../shared/find.ts";
import { code, makeFacts, makeTable } from "../shared/make-table.ts";
import { drawBits } from "./draw-bits.ts";
import { describePrefix } from "./prefix.ts";
import { references } from "./show-class.ts";

/** Shows a prefix on the bits of its first address. */
export function showPrefix(text: string): void {
  const out = find("prefix-out");
  if (text === "") {
    setStatus("prefix-status", "");
    replaceContent(out, []);
    return;
  }
  const result = describePrefix(text.slice(0, 1000));
  if (!result.ok) {
    const { code, start, end } = result.error;
    const drawn = element("p", { class: "url drawn" });
    drawURL(drawn, text.slice(0, 1000), [], [{ start, end, kind: "error" }]);
    setStatus("prefix-status", `This is not a prefix: ${code} at ${start}.`, "error");
    replaceContent(out, [drawn]);
    return;
  }
  const view = result.value;
  if (view.masked) setStatus("prefix-status", `Bits of the host are set. The prefix is ${view.prefix}.`, "warning");
  else setStatus("prefix-status", "This is a prefix.", "good");
  const hostBits = (view.family === 4 ? 32 : 128) - view.length;
  replaceContent(out, [
    drawBits(view.groups, view.length, `The bits of ${view.prefix}: the first ${view.length} are those of the network`),
    element("p", { class: "legend" }, [
      element("span", { class: "bits-network" }, `${view.length} bits of the network`),
      " ",
      element("span", { class: "bits-host" }, `${hostBits} bits of the host`),
    ]),
    makeFacts([
      ["Prefix", code(view.prefix)],
      ["First", code(view.first)],
      ["Last", code(view.last)],
      ["Addresses", hostBits > 20 ? `${view.size} (2^${hostBits})` : `${view.size}`],
      ...(view.netmask === null ? [] : [["Netmask", code(view.netmask)] as const]),
      ...(view.wildcard === null ? [] : [["Wildcard", code(view.wildcard)] as const]),
      ["Reverse zone", view.zone === null ? "none: the prefix does not end at a label" : code(view.zone)],
      ["Kind", view.classification.kind],
      ["Globally reachable", view.classification.isGlobal ? "yes, all of it" : "no, or not all of it"],
    ]),
    partsTable(view.classification),
  ]);
}

/** How many parts of a mixed prefix are listed: `::/0` has some dozens. */
const MAX_PARTS = 60;

function partsTable({ parts }: PrefixClassification): HTMLElement {
  return makeTable(
    "What the registries say of its parts",
    ["From", "To", "Kind", "Globally reachable", "Registry", "Defined in"],
    parts
      .slice(0, MAX_PARTS)
      .map(({ first, last, kind, isGlobal, block }) => [
        code(first),
        code(last),
        kind,
        isGlobal ? "yes" : "no",
        block?.name ?? "",
        block && references(block.reference),
      ]),
  );
}
