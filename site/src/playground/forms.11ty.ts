import { html } from "../build/html.ts";
import { examplesFor, playgroundLinks } from "../build/playgrounds.ts";
import { ENCODINGS } from "../scripts/forms/encodings.ts";

export const data = {
  title: "Forms",
  description: "The body of a form as text, bytes, pairs and nested objects, in every encoding and dialect.",
  script: "forms",
  style: "panels",
  wide: true,
};

export function render(): string {
  return html`${playgroundLinks("/playground/forms/")}
<h1>Forms</h1>
<p class="lead">A body of the type <code>application/x-www-form-urlencoded</code>: its bytes, its pairs, and the objects
that servers make of them. Change any of them, and the others follow. Nothing that you type is sent.</p>
<p id="state-note" class="note" role="status"></p>

<section aria-labelledby="body-title" class="panel">
<h2 id="body-title">Body</h2>
${examplesFor("body", [
  ["nested", "user[name]=Ada&user[tags][]=a&user[tags][]=b&user.mail=ada%40example.com"],
  ["plus and percent", "a=1+2&b=100%&c=%C3%A9&d"],
  ["Shift_JIS", "_charset_=Shift_JIS&a=%93%FA%96%7B"],
  ["references", "_charset_=windows-1252&a=%26%239731%3B"],
  ["hostile", "__proto__[admin]=1&constructor[prototype][x]=1&a[b][c][d][e][f][g]=deep"],
])}
<div class="columns">
<div>
<label for="body">As text</label>
<textarea id="body" class="field" rows="6" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" aria-describedby="body-status"></textarea>
</div>
<div>
<label for="hex">As bytes, in hexadecimal</label>
<textarea id="hex" class="field" rows="6" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" aria-describedby="hex-status"></textarea>
<p id="hex-status" class="status" role="status"></p>
</div>
</div>
<div class="options">
<label>Encoding of the page <select id="encoding" data-option>${ENCODINGS.map((name) => html`<option>${name}</option>`)}</select></label>
<label><input type="checkbox" id="charset" data-option> A field <code>_charset_</code> decides</label>
<label><input type="checkbox" id="references" data-option> Read <code>&amp;#9731;</code></label>
<label><input type="checkbox" id="strict" data-option> Strict</label>
<label>Bytes, at most <input id="max-bytes" type="number" min="0" max="1048576" step="1" data-option></label>
<label>Pairs, at most <input id="max-pairs" type="number" min="0" max="100000" step="1" data-option></label>
</div>
<p id="body-status" class="status" role="status"></p>
</section>

<section aria-labelledby="pairs-title" class="panel">
<h2 id="pairs-title">Pairs</h2>
<div id="pairs-out"></div>
</section>

<section aria-labelledby="nested-title" class="panel">
<h2 id="nested-title">Nested</h2>
<div class="options"><label>Depth, at most <input id="depth" type="number" min="0" max="100" step="1" data-option></label></div>
<div id="nested-out"></div>
<h3 id="write-title">And back</h3>
<label for="json">An object, as JSON</label>
<textarea id="json" class="field" data-option rows="5" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" aria-describedby="json-status"></textarea>
<p id="json-status" class="status" role="status"></p>
<div id="written-out"></div>
</section>`.html;
}
