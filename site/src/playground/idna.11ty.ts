import { html } from "../build/html.ts";
import { examplesFor, playgroundLinks } from "../build/playgrounds.ts";

export const data = {
  title: "IDNA",
  description: "The steps by which a domain becomes ASCII, label by label, and what a browser should show of it.",
  script: "idna",
  style: "panels",
  wide: true,
};

export function render(): string {
  return html`${playgroundLinks("/playground/idna/")}
<h1>International domain names</h1>
<p class="lead">How <a href="https://www.unicode.org/reports/tr46/">UTS #46</a> converts a domain: its code points are
mapped, the text is normalized, each label is checked and written in Punycode. Nothing that you type is sent.</p>
<p id="state-note" class="note" role="status"></p>

<section aria-labelledby="domain-title" class="panel">
<h2 id="domain-title">Domain</h2>
<label for="domain">A domain</label>
<input id="domain" class="field" autocomplete="off" autocapitalize="off" spellcheck="false" dir="auto" aria-describedby="domain-status">
${examplesFor("domain", [
  ["STRAẞE.example", "STRAẞE.example"],
  ["ｅｘａｍｐｌｅ。com", "ｅｘａｍｐｌｅ。com"],
  ["Cyrillic раураl.com", "раураl.com"],
  ["xn--80ak6aa92e.com", "xn--80ak6aa92e.com"],
  ["0a.א", "0a.\u05d0"],
  ["a + joiner", "a\u200db.example"],
  ["xn--9", "xn--9.example"],
  ["under_score", "under_score.example"],
])}
<div class="options">
<label><input type="checkbox" id="strict" data-option> Strict, as a valid domain needs it (hyphens, STD3, lengths)</label>
<label for="names">Names that it could imitate</label>
<input id="names" class="field" data-option autocomplete="off" autocapitalize="off" spellcheck="false" dir="ltr" aria-describedby="names-status">
<p id="names-status" class="status" role="status"></p>
</div>
<p id="domain-status" class="status" role="status"></p>
<div id="result-out"></div>
</section>

<section aria-labelledby="map-title" class="panel">
<h2 id="map-title">1. Map each code point</h2>
<div id="map-out"></div>
</section>

<section aria-labelledby="labels-title" class="panel">
<h2 id="labels-title">2. Normalize, and check each label</h2>
<div id="labels-out"></div>
</section>

<section aria-labelledby="shown-title" class="panel">
<h2 id="shown-title">3. What people see</h2>
<div id="shown-out"></div>
</section>`.html;
}
