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
${pages
  .filter(({ under = "" }) => page.url.startsWith(under))
  .map(
    ({ title, url }) =>
      html`<li><a href="${url}"${url === page.url && raw(' aria-current="page"')}>${title}</a></li>\n`,
  )}</ul>
`,
)}</nav>`
}
<main id="main" tabindex="-1">
${raw(withContents(content, page.url))}
</main>
</div>`.html;
}

/** Puts a list of its headings under the title of a long page. Pages of the reference and of figures have their own, and a tool needs none. */
function withContents(content: string, url: string): string {
  if (/^\/(?:reference|benchmarks|sizes|engines|playground)\//.test(url)) return content;
  const headings = Array.from(content.matchAll(/<h2 id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g));
  if (headings.length < LONG) return content;
  const items = headings.map(
    ([, id = "", text = ""]) =>
      html`<li><a href="#${raw(id)}">${raw(text.replace(/<\/?(?:a|span)\b[^>]*>/g, ""))}</a></li>\n`,
  );
  const list = html`<nav class="contents" aria-label="On this page">
<p>On this page</p>
<ul>
${items}</ul>
</nav>`.html;
  return content.replace("</h1>", () => `</h1>\n${list}`);
}

/** A page with so many sections is long. */
const LONG = 6;
