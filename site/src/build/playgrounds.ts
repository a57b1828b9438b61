import { type HTML, html, raw } from "./html.ts";

/** The pages with panels to try things in. */
const PAGES: readonly { readonly name: string; readonly url: string }[] = [
  { name: "URL", url: "/playground/" },
  { name: "Explain", url: "/playground/explain/" },
  { name: "Forms", url: "/playground/forms/" },
  { name: "IP addresses", url: "/playground/ip/" },
  { name: "IDNA", url: "/playground/idna/" },
  { name: "Links in text", url: "/playground/links/" },
  { name: "Errors under an input", url: "/playground/url-input/" },
];

/** The links from each of these pages to the others. `current` is the address of the page itself. */
export function playgroundLinks(current: string): HTML {
  return html`<nav class="playgrounds" aria-label="Playgrounds"><ul>
${PAGES.map(
  ({ name, url }) => html`<li><a href="${url}"${url === current && raw(' aria-current="page"')}>${name}</a></li>\n`,
)}</ul></nav>`;
}

/** Buttons that fill a field: the script of the page copies `data-value` into the field `data-field`. */
export function examplesFor(field: string, examples: readonly (readonly [name: string, value: string])[]): HTML {
  return html`<p class="examples">Try <span role="group" aria-label="Examples">${examples.map(
    ([name, value]) => html`<button type="button" data-field="${field}" data-value="${value}">${name}</button> `,
  )}</span></p>`;
}
