import { html, raw } from "./build/html.ts";
import { playgroundLinks } from "./build/playgrounds.ts";
import { ATTRIBUTE_OF, SETTER_NAMES } from "./scripts/playground/model/setter-names.ts";

export const data = {
  title: "Playground",
  description:
    "Type a URL and a base: errors with fixes, the record, host, origin, query, setters, and how others read the same text.",
  layout: "page",
  permalink: "/playground/index.html",
  script: "playground",
  style: "playground",
};

/** The page without its content: src/scripts/playground fills it. All boxes have their places before that. */
export function render(): string {
  return html`<main id="main" tabindex="-1" class="playground">
${playgroundLinks("/playground/")}
<h1>Playground</h1>
<noscript><p>The playground needs JavaScript: it parses in your browser and sends nothing.</p></noscript>
<div id="playground">
<div class="fields">
${field("url", "URL", 2)}
${field("base", "Base (optional)", 2)}
</div>
<div class="bar">
<p id="summary"></p>
<p class="quiet note"><span id="busy"></span><span id="share-note" role="status"></span></p>
<button type="button" id="share">Copy link</button>
<button type="button" id="reset">Reset</button>
</div>
<p id="announcement" class="only-spoken" role="status" aria-live="polite"></p>
<div class="boxes">
${box(
  "findings",
  "Findings",
  html`<p id="drawing" class="url drawing"></p>
<p class="base-line" hidden><span class="quiet">Base: </span><span id="base-drawing" class="url drawing"></span></p>
<ol id="findings-list" class="plain"></ol>`,
  html`<button type="button" id="fix-all">Fix all</button>`,
)}
${box(
  "record",
  "Record",
  html`<div id="record-drawing" class="url record-drawing"></div>`,
  html`<button type="button" id="password" aria-pressed="false">Show password</button>`,
)}
${box("parts", "Parts", html`<div class="table"><table><tbody id="parts-rows"></tbody></table></div>`)}
${box(
  "query",
  "Query pairs",
  html`<table class="pairs"><thead><tr><th scope="col">Name</th><th scope="col">Value</th><th scope="col"><span class="only-spoken">Change</span></th></tr></thead><tbody id="pairs-rows"></tbody></table>
<p id="pairs-more" class="quiet"></p>`,
  html`<button type="button" id="pairs-add">Add a pair</button>`,
)}
${box(
  "people",
  "For people",
  html`<h3>Display form</h3>
<p id="display-text"></p>
<h3>Warnings</h3>
<ul id="warnings" class="plain"></ul>
<h3>If a person typed it</h3>
<ol id="candidates" class="plain"></ol>`,
)}
${box(
  "change",
  "Change",
  html`<div class="setter"><label for="setter">Set</label> <select id="setter">
${SETTER_NAMES.map((name) => html`<option value="${name}">${name} (${ATTRIBUTE_OF[name]})</option>\n`)}</select>
<label for="setter-value">to</label> <textarea id="setter-value" rows="1" spellcheck="false" autocomplete="off" autocapitalize="off" wrap="off"></textarea>
<button type="button" id="apply">Apply</button></div>
<p id="value-note" class="quiet"></p>
<div id="setter-answer" class="answer"></div>
<div class="table"><table><caption>What every setter would do with this value</caption><tbody id="setters-rows"></tbody></table></div>`,
)}
${box(
  "elsewhere",
  "Elsewhere",
  html`<p id="elsewhere-sentence"></p>
<dl id="elsewhere-list"></dl>
<details><summary>All components</summary>
<div class="table" role="region" aria-label="How others read the text" tabindex="0"><table id="elsewhere-table"><thead></thead><tbody></tbody></table></div>
</details>`,
)}
${box(
  "code-box",
  "Code",
  html`<div id="tabs" role="tablist" aria-label="Packages"></div>
<pre id="code-panel" class="code" role="tabpanel" tabindex="0"><code id="code"></code></pre>`,
)}
</div>
<p class="quiet foot">Everything runs in your browser, <span id="where">on the main thread</span>: nothing is sent. <a href="/docs/conformance/">What the parser conforms to</a></p>
</div>
</main>`.html;
}

function field(id: string, label: string, rows: number) {
  return html`<div class="field field-${id}">
<div class="label"><label for="${id}">${label}</label> <span id="${id}-note" class="quiet note"></span></div>
<textarea id="${id}" rows="${rows}" spellcheck="false" autocomplete="off" autocapitalize="off" aria-describedby="${id}-note"></textarea>
</div>`;
}

/** A box of a fixed height: its content scrolls, also by keyboard, so that nothing moves while somebody types. */
function box(id: string, title: string, content: ReturnType<typeof html>, tools: ReturnType<typeof html> = raw("")) {
  return html`<section id="${id}" class="box" aria-labelledby="${id}-title">
<div class="head"><h2 id="${id}-title">${title}</h2>${tools}</div>
<div class="body" tabindex="0" role="group" aria-labelledby="${id}-title">
${content}
</div>
</section>`;
}
