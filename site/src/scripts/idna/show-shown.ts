import type { Spoof } from "@url/display";
import { toASCII } from "@url/idna";
import { drawURL } from "../shared/draw-url.ts";
import { element, replaceContent } from "../shared/element.ts";
import { find, setStatus } from "../shared/find.ts";
import { code, makeFacts, makeTable } from "../shared/make-table.ts";
import { FAMOUS, type ShownHost, showHost } from "./shown.ts";

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
    spoofs.length > 0 && spoofTable(spoofs),
  ]);
}

function show(domain: string, typedNames: string): ShownHost {
  const names = typedNames
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

function spoofTable(spoofs: readonly Spoof[]): HTMLElement {
  return makeTable(
    "Warnings",
    ["Code", "Place", "Meaning"],
    spoofs.map(({ code, start, end, message }) => [code, `${start} to ${end}`, message]),
  );
}
