import { html } from "../build/html.ts";
import { examplesFor, playgroundLinks } from "../build/playgrounds.ts";

export const data = {
  title: "Explain a URL",
  description:
    "One link that tells the whole story of a URL: its parts, what is wrong and how to correct it, who controls the host, and how other parsers read it.",
  script: "explain",
  style: "explain",
  wide: true,
};

/** The page without its answers: src/scripts/explain fills it. */
export function render(): string {
  return html`${playgroundLinks("/playground/explain/")}
<h1>Explain a URL</h1>
<p class="lead">What each part of a URL means, what is wrong with it, who controls the host, and how other programs read it.
The link of this page contains the URL, so you can send it to somebody. Nothing that you type is sent to a server.</p>

<section aria-labelledby="url-title" class="panel">
<h2 id="url-title">The URL</h2>
<label for="url">URL</label>
<textarea id="url" class="field" rows="2" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" aria-describedby="read-status"></textarea>
<label for="base">Base URL, for a relative one (optional)</label>
<input id="base" class="field" autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr">
<div class="options">
<label><input type="checkbox" id="escapes" data-option> Read escapes such as <code>\\u{202e}</code>, <code>\\n</code> and <code>\\\\</code></label>
<button type="button" id="share">Copy link</button>
</div>
${examplesFor("url", [
  ["a password", "https://user:secret@münchen.example:8443/a b/../c?q=1&q=2#top"],
  ["a wrong port", "https://example.com:99999/"],
  ["who is it?", "https://www.example.com@login.evil.co.uk/"],
  ["an odd address", "http://0x7f.1/"],
  ["lookalike", "https://раураl.com/signin"],
  ["a backslash", "https://example.com\\@evil.example/"],
])}
<p id="read-status" class="status" role="status"></p>
<p id="state-note" class="note" role="status"></p>
<p id="drawing" class="url drawn" aria-label="The URL with its parts in color"></p>
<p id="summary" role="status"></p>
</section>

<section aria-labelledby="findings-title" class="panel">
<h2 id="findings-title">What is wrong, and how to correct it</h2>
<ol id="findings" class="plain"></ol>
</section>

<section aria-labelledby="parts-title" class="panel" id="parts-panel">
<h2 id="parts-title">Part by part</h2>
<div class="table" role="group" aria-label="Parts" tabindex="0"><table>
<thead><tr><th scope="col">Part</th><th scope="col">Text</th><th scope="col">What it means</th></tr></thead>
<tbody id="parts"></tbody>
</table></div>
</section>

<section aria-labelledby="shown-title" class="panel" id="shown-panel">
<h2 id="shown-title">Shown safely</h2>
<p>An application should show it like this:</p>
<p id="shown"></p>
<ul id="warnings" class="plain"></ul>
</section>

<section aria-labelledby="meant-title" class="panel" id="meant-panel">
<h2 id="meant-title">If a person typed it</h2>
<p>It may stand for:</p>
<ol id="meant" class="plain"></ol>
</section>

<section aria-labelledby="others-title" class="panel">
<h2 id="others-title">How others read it</h2>
<p id="others-sentence"></p>
<p><label><input type="checkbox" id="whatwg" data-option> Ask the <a href="https://github.com/jsdom/whatwg-url">whatwg-url</a> package too, which loads about 170 KB</label></p>
<dl id="others-list"></dl>
<div class="table" role="region" aria-label="How others read the URL" tabindex="0"><table id="others-table"><thead></thead><tbody></tbody></table></div>
</section>
<p class="note">More about one URL: <a id="to-playground" href="/playground/">change it in the playground</a>. A text with several: <a href="/playground/links/">links in text</a>.</p>`
    .html;
}
