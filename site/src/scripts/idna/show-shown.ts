import type { Spoof } from "@url/display";
import { toASCII } from "@url/idna";
import { drawURL } from "../shared/draw-url.ts";
import { element, replaceContent } from "../shared/element.ts";
import { find, setStatus } from "../shared/find.ts";
import { code, makeFacts, makeTable } from "../shared/make-table.ts";
import { placeIn } from "../shared/place.ts";
import { FAMOUS, type ShownHost, showHost } from "./shown.ts";

/** How much of the names is read, in UTF-16 code units. */
const MAX_NAMES = 4000;

/** Shows what people should see of the domain, and what to warn them of. */
export function showShown(domain: string, typedNames: string): void {
  const { host, text, spoofs } = show(domain, typedNames);
  const drawn = element("p", { class: "url drawn" });
  drawURL(
    drawn,
    domain,
    [],
    spoofs.map(({ start, end }) => ({ start, end, kind: "warning" })),
  );
  replaceContent(find("shown-out"), [
    makeFacts([
      ["Host of a URL", host === null ? "refused" : code(host)],
      ["To show", text === null ? "nothing" : code(text)],
    ]),
    spoofs.length > 0 ? drawn : element("p", {}, host === null ? "" : "No warning."),
    spoofs.length > 0 && spoofTable(domain, spoofs),
  ]);
}

function show(domain: string, typedNames: string): ShownHost {
  const names = typedNames
    .slice(0, MAX_NAMES)
    .split(/[\s,]+/)
    .filter((name) => name !== "")
    .slice(0, 50);
  const wrong = names.filter((name) => !toASCII(name, { strict: true }).ok);
  try {
    const shown = showHost(domain, wrong.length === 0 ? names : FAMOUS);
    setStatus("names-status", wrong.length === 0 ? "" : `This is not a domain: ${wrong[0]}`, "error");
    return shown;
  } catch (error) {
    // `protectNames` throws a RangeError for a name that is not a registrable domain.
    if (!(error instanceof RangeError)) throw error;
    setStatus("names-status", error.message, "error");
    return showHost(domain, FAMOUS);
  }
}

function spoofTable(domain: string, spoofs: readonly Spoof[]): HTMLElement {
  return makeTable(
    "Warnings",
    ["Code", "Place", "Meaning"],
    spoofs.map((spoof) => [spoof.code, placeIn(domain, spoof), spoof.message]),
  );
}
