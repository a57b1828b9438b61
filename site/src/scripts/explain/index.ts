import { parseURL } from "@url/parser";
import type { URLRecord } from "@url/serializer";
import { copyLink } from "../playground/copy.ts";
import { viewElsewhere } from "../playground/model/elsewhere.ts";
import type { PlatformURL } from "../playground/model/read-elsewhere.ts";
import { viewCandidates, viewDisplay } from "../playground/model/readable.ts";
import { baseOf } from "../playground/model/state.ts";
import { renderElsewhere } from "../playground/panels/elsewhere.ts";
import { renderDisplay } from "../playground/panels/parts.ts";
import { hashOf } from "../shared/address-state.ts";
import { bindFields } from "../shared/bind-fields.ts";
import { drawURL } from "../shared/draw-url.ts";
import { find, setStatus } from "../shared/find.ts";
import { roughComponents } from "../shared/rough-components.ts";
import { explainFindings } from "./corrections.ts";
import { namedParts } from "./named-parts.ts";
import { showFindings, showMeant, showParts } from "./show.ts";
import { unescapeText } from "./unescape.ts";

/** A longer URL would take longer than a frame: the playground has a worker for it. */
const MAX_TEXT = 10_000;

const EXAMPLE = "https://user:secret@münchen.example:8443/a b/../c?q=1&q=2#top";

const url = find<HTMLTextAreaElement>("url");
const base = find<HTMLInputElement>("base");
const whatwg = find<HTMLInputElement>("whatwg");
const escapes = find<HTMLInputElement>("escapes");
type State = Readonly<Record<"url" | "base", string>>;

/** The class of whatwg-url, as soon as somebody has asked for it. */
let Whatwg: PlatformURL | null = null;

bindFields({ url, base, escapes, whatwg }, { url: EXAMPLE, base: "", escapes: "0", whatwg: "0" }, explain);
find("share").addEventListener("click", () => {
  const state = {
    url: url.value,
    base: base.value,
    escapes: escapes.checked ? "1" : "",
    whatwg: whatwg.checked ? "1" : "",
  };
  void copyLink(new URL(hashOf(state), location.href).href, find("state-note"));
});

/** Shows the whole story of what is typed. */
function explain(typed: Readonly<Record<"url" | "base" | "escapes" | "whatwg", string>>): void {
  const state = readTyped(typed.url, typed.base, typed.escapes === "1");
  const parsed = parseURL(state.url, baseOf(state));
  const record = parsed.ok ? parsed.value : null;
  showText(state, record);
  for (const id of ["parts-panel", "shown-panel"]) find(id).hidden = record === null;
  if (record !== null) {
    showParts(namedParts(record));
    renderDisplay(find("shown"), find("warnings"), viewDisplay(state, record));
  }
  const meant = viewCandidates(state);
  find("meant-panel").hidden = meant.length === 0;
  showMeant(meant);
  find<HTMLAnchorElement>("to-playground").hash = hashOf(state);
  const more = typed.whatwg === "1" && Whatwg !== null ? ([["whatwg-url", Whatwg]] as const) : [];
  renderElsewhere(
    { sentence: find("others-sentence"), list: find("others-list"), table: find<HTMLTableElement>("others-table") },
    viewElsewhere(state, record, URL, more),
  );
  if (typed.whatwg === "1" && Whatwg === null) void loadWhatwg();
}

/** Reads the fields, and says which backslashes do not begin an escape, and what is too long. */
function readTyped(typedURL: string, typedBase: string, hasEscapes: boolean): State {
  const read = (text: string) => {
    const short = text.slice(0, MAX_TEXT);
    return hasEscapes ? unescapeText(short) : { text: short, unread: [] };
  };
  const [input, against] = [read(typedURL), read(typedBase)];
  const unread = [...input.unread, ...against.unread];
  if (typedURL.length > MAX_TEXT || typedBase.length > MAX_TEXT) {
    setStatus("read-status", "The first 10,000 characters are explained. The playground reads all of them.", "warning");
  } else {
    const says = unread.length === 0 ? "" : `Not an escape, and left as it is: ${unread.join(" ")}`;
    setStatus("read-status", says, "warning");
  }
  return { url: input.text, base: against.text };
}

/** Draws the URL, and lists what is wrong with it. */
function showText({ url, base }: State, record: URLRecord | null): void {
  const { items, omitted } = explainFindings(url, base);
  const marks = items
    .filter(({ in: where }) => where === "input")
    .map(({ start, end, level }) => ({ start, end, kind: level }));
  drawURL(find("drawing"), url, roughComponents(url), marks);
  find("summary").textContent =
    record === null
      ? "This is not a URL: parsers of the URL Standard reject it."
      : record.href === url
        ? "This is a URL, and is written as parsers write it."
        : `Parsers read it as ${record.href}`;
  showFindings(items, omitted);
}

async function loadWhatwg(): Promise<void> {
  ({ Class: Whatwg } = await import("./whatwg-url.ts"));
  // Shows the page again, with its answer.
  whatwg.dispatchEvent(new Event("input", { bubbles: true }));
}
