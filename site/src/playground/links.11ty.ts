import { html } from "../build/html.ts";
import { examplesFor, playgroundLinks } from "../build/playgrounds.ts";

export const data = {
  title: "Links in text",
  description: "Type text and see the URLs and email addresses in it, each with its end, by UTS #58.",
  script: "links",
  style: "panels",
  wide: true,
};

export function render(): string {
  return html`${playgroundLinks("/playground/links/")}
<h1>Links in text</h1>
<p class="lead">Where a link in text starts and where it ends, by <a href="https://www.unicode.org/reports/tr58/">UTS #58</a>,
the Standard of the Unicode Consortium. Nothing that you type is sent.</p>
<p id="state-note" class="note" role="status"></p>

<section aria-labelledby="text-title" class="panel">
<h2 id="text-title">Text</h2>
<label for="text">A mail, a message or a line of a log</label>
<textarea id="text" class="field" rows="6" autocomplete="off" autocapitalize="off" spellcheck="false" dir="auto" aria-describedby="links-status"></textarea>
${examplesFor("text", [
  ["brackets", "(see en.wikipedia.org/wiki/URL_(disambiguation))"],
  ["sentences", "Read example.com/a, then https://example.org/b?c. Ask me@example.net!"],
  ["Cyrillic", "«https://av.wikipedia.org/wiki/Ракь_(планета)»."],
  ["Chinese", "请看 example.com。谢谢，普遍适用测试。我爱你"],
  ["a log", '10.0.0.1 "GET https://example.com/a?b=[1] HTTP/1.1" 200'],
  ["no links", "It ended.Then more: run src/index.sh, or http://me:secret@example.com/"],
])}
<p id="links-status" class="status" role="status"></p>
</section>

<section aria-labelledby="found-title" class="panel">
<h2 id="found-title">What is linked</h2>
<p id="found" class="url" dir="auto"></p>
</section>

<section aria-labelledby="table-title" class="panel">
<h2 id="table-title">Links</h2>
<div class="table" role="group" aria-label="Table" tabindex="0"><table>
<thead><tr><th scope="col">Kind</th><th scope="col">Place</th><th scope="col">Text</th><th scope="col">URL</th><th scope="col">For people</th></tr></thead>
<tbody id="rows"></tbody>
</table></div>
</section>`.html;
}
