import { findLinks, formatLink, type Link, parseLink } from "@url/links";
import { bindFields } from "../shared/bind-fields.ts";
import { find } from "../shared/find.ts";
import { placeIn } from "../shared/place.ts";

/** What is drawn: a longer text, or more links, would take longer than a frame. */
const MAX_TEXT = 20_000;
const MAX_LINKS = 200;

const EXAMPLE = "Read example.com/a_(b), then https://example.org/ü?c. Ask me@example.net!";

bindFields({ text: find<HTMLTextAreaElement>("text") }, { text: EXAMPLE }, ({ text }) => {
  const shown = text.slice(0, MAX_TEXT);
  const links: Link[] = [];
  for (const link of findLinks(shown)) {
    if (links.push(link) === MAX_LINKS) break;
  }
  draw(shown, links);
  // biome-ignore lint/plugin: at most 200 links
  find("rows").replaceChildren(...links.map((link) => rowOf(shown, link)));
  const count = links.length === 1 ? "1 link" : `${links.length} links`;
  find("links-status").textContent =
    text.length > MAX_TEXT || links.length === MAX_LINKS ? `${count} are shown; the text has more.` : `${count}.`;
});

/** Writes the text with its links. They are marked, and not links: what somebody typed must not lead away from the page. */
function draw(text: string, links: readonly Link[]): void {
  const nodes: (Node | string)[] = [];
  let at = 0;
  for (const { start, end, text: link } of links) {
    const mark = document.createElement("mark");
    mark.textContent = link;
    nodes.push(text.slice(at, start), mark);
    at = end;
  }
  // biome-ignore lint/plugin: at most 200 links
  find("found").replaceChildren(...nodes, text.slice(at));
}

function rowOf(shown: string, link: Link): HTMLTableRowElement {
  const url = parseLink(link);
  const href = url.ok ? url.value.href : "";
  const formatted = formatLink(href);
  const row = document.createElement("tr");
  for (const text of [link.kind, placeIn(shown, link), link.text, href, formatted.ok ? formatted.value : ""]) {
    const cell = document.createElement("td");
    cell.textContent = text;
    cell.dir = "auto";
    row.append(cell);
  }
  return row;
}
