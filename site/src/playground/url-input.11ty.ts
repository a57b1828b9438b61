import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createHighlight } from "../build/highlight.ts";
import { type HTML, html, raw } from "../build/html.ts";
import { playgroundLinks } from "../build/playgrounds.ts";
import { ROOT, sourceAddress } from "../build/root.ts";

export const data = {
  title: "Errors under an input",
  description: "A form field that says what is wrong with a URL while a person types it, plain and in React.",
  script: "url-input",
  style: "url-input",
  wide: true,
};

const FOLDER = "examples/url-input/src";

export async function render(): Promise<string> {
  const highlight = await createHighlight();
  const read = (path: string): string => readFileSync(join(ROOT, FOLDER, path), "utf8").trimEnd();
  const source = (path: string): HTML => html`<details class="source"><summary><code>${path}</code></summary>
<pre class="code" tabindex="0"><code>${raw(highlight(read(path), path.replace(/.*\./, "")))}</code></pre>
<p><a href="${sourceAddress(`${FOLDER}/${path}`)}">${path} in the repository</a></p></details>\n`;
  return html`${playgroundLinks("/playground/url-input/")}
<h1>Errors under an input</h1>
<p class="lead">A field of a form that says what is wrong with a URL while a person types it: <a
href="/packages/field/"><code>@url/field</code></a> underlines the mistakes, says the first one, and one click mends it. This field takes public pages only: <code>https</code>, a domain, no IP address, no password.</p>

<section aria-labelledby="plain-title" class="panel">
<h2 id="plain-title">Plain</h2>
${raw(read("plain/example.html"))}
<p class="examples">Try <span role="group" aria-label="Examples">${EXAMPLES.map(
    (value) => html`<button type="button" data-value="${value}">${value}</button> `,
  )}</span></p>
${["plain/example.html", "plain/example.ts"].map(source)}
</section>

<section aria-labelledby="react-title" class="panel">
<h2 id="react-title">React</h2>
<div id="react-example"><button type="button" id="load-react">Load the field in React</button></div>
${["react/example.tsx", "react/url-input.tsx"].map(source)}
</section>

<section aria-labelledby="both-title" class="panel">
<h2 id="both-title">What both share</h2>
<ul>
<li>An <code>&lt;input&gt;</code> cannot underline a part of its text. A second element lies on it, with the same text in no
colour, underlines it, and scrolls as the input does. Screen readers do not see it.</li>
<li><code>setCustomValidity</code> keeps the browser from sending the form while there is an error. A warning is shown, and
does not block. <code>aria-invalid</code>, <code>aria-describedby</code> and live regions tell a screen reader why.</li>
<li>The first message waits until the person leaves the field or sends the form; then it follows every key.</li>
<li>While an input method composes a character, nothing is checked: the marks behind it only move.</li>
<li>A correction is typed into the field, so that “undo” takes it back.</li>
<li>Use <code>type="text"</code> with <code>inputmode="url"</code>. <code>type="url"</code> has a check of its own, which accepts
<code>https:/x</code>, and a message of its own.</li>
</ul>
${source("policy.ts")}
</section>`.html;
}

const EXAMPLES = [
  "example.com",
  "http://example.com/",
  "https://exa mple.com/",
  "https://127.1/",
  "https://example.com:99999/a b",
  "https:/example.com\\a",
];
