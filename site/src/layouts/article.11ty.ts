import type { PageData } from "../build/eleventy.ts";
import { html, raw } from "../build/html.ts";
import { sectionOf } from "../build/navigation.ts";

export const data = { layout: "page" };

/** A page to read, with the list of its section's pages beside it. */
export function render({ content, wide, page }: PageData): string {
  const section = wide ? undefined : sectionOf(page.url);
  return html`<div class="article${wide && " wide"}">
${
  section &&
  html`<nav class="beside" aria-label="${section.name}">
${section.groups.map(
  ({ name, pages }) => html`<p>${name}</p>
<ul>
${pages.map(
  ({ title, url }) => html`<li><a href="${url}"${url === page.url && raw(' aria-current="page"')}>${title}</a></li>\n`,
)}</ul>
`,
)}</nav>`
}
<main id="main" tabindex="-1">
${raw(content)}
</main>
</div>`.html;
}
