import { type HTML, html } from "../build/html.ts";
import { sourceAddress } from "../build/root.ts";

/** Text of a row's title, whose code is in backquotes. */
export function titleHTML(text: string): HTML {
  return html`${text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
}

/** Text without the backquotes, for a drawing. */
export function plainTitle(text: string): string {
  return text.replaceAll("`", "");
}

/** Says by which command a figure is made, with a link to what the command does. */
export function madeBy(command: string, room: string): HTML {
  return html`<p class="command">Made by <a href="${sourceAddress(`tooling/${room}/README.md`)}"><code>${command}</code></a></p>`;
}
