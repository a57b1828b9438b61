import { type HTML, html, raw } from "./build/html.ts";
import { readFigures } from "./figures/sources.ts";
import { EXAMPLE, type Finding, lookAt } from "./scripts/front/look.ts";
import { fixLabel, summaryOf } from "./scripts/front/sentences.ts";
import { classesOf, piecesOf } from "./scripts/shared/pieces.ts";
import { placeIn } from "./scripts/shared/place.ts";

export const data = {
  title: "@url: the URL Standard, in pieces you can hold",
  description:
    "The URL Standard as small TypeScript packages. Exact on every engine; they say what is wrong with a URL, and where.",
  layout: "page",
  permalink: "/index.html",
  script: "front",
  style: "front",
};

const AUDIENCES = [
  { name: "front ends", url: "/guide/front-ends/" },
  { name: "React Native apps", url: "/guide/react-native/" },
  { name: "servers", url: "/guide/servers/" },
  { name: "network tools", url: "/guide/network-tools/" },
  { name: "DOMs and runtimes", url: "/guide/runtimes/" },
  { name: "security", url: "/guide/security/" },
  { name: "data pipelines", url: "/guide/data/" },
];

/** The jobs that most people come for, each with the section that has its command and its code. */
const JOBS = [
  { name: "check whether text is a URL", url: "/guide/cookbook/#check-whether-text-is-a-valid-url" },
  { name: "get a query parameter", url: "/guide/cookbook/#get-a-query-parameter" },
  { name: "change a query parameter", url: "/guide/cookbook/#add-or-change-a-query-parameter" },
  { name: "get the domain from a URL", url: "/guide/cookbook/#get-the-domain-from-a-url" },
  { name: "find links in text", url: "/guide/cookbook/#find-links-in-text" },
  { name: "normalize an IPv6 address", url: "/guide/cookbook/#normalize-an-ipv6-address" },
  { name: "check a webhook URL", url: "/guide/cookbook/#check-a-webhook-url" },
  { name: "detect a lookalike URL", url: "/guide/cookbook/#find-lookalike-and-phishing-urls" },
  { name: "match routes", url: "/guide/cookbook/#match-routes-with-a-url-pattern" },
  { name: "show an error under an input", url: "/guide/front-ends/#show-an-error-under-an-input" },
  { name: "read a form in Express", url: "/guide/servers/#express" },
  { name: "use URL in React Native", url: "/guide/react-native/#install-the-polyfill" },
];

/** The front page. The example is drawn at build time, so that nothing moves when the script arrives. */
export function render(): string {
  const look = lookAt(EXAMPLE);
  return html`<main id="main" tabindex="-1" class="front">
<h1>The URL Standard, in pieces you can hold.</h1>
<p class="lede">Exact on every engine. Small enough for a front end, fast enough for a server. And it tells you what is wrong with a URL, and where.</p>
<section class="try" aria-label="Try it">
<div class="try-head"><label for="try-text">Type a URL</label> <span class="try-part">under the pointer or caret: <output id="try-part"></output></span></div>
<div class="try-field">
<div id="try-drawing" class="url" aria-hidden="true">${piecesOf(EXAMPLE, look.components, look.marks).map((piece) => {
    const names = classesOf(piece);
    const part = piece.component?.name;
    return names === ""
      ? piece.text
      : html`<span class="${names}"${part && raw(` data-part="${part}"`)}>${piece.text}</span>`;
  })}</div>
<textarea id="try-text" class="url" rows="1" maxlength="4096" spellcheck="false" autocomplete="off" autocapitalize="off" aria-describedby="try-summary try-findings">${EXAMPLE}</textarea>
</div>
<div class="try-answer">
<p id="try-summary" role="status">${summaryOf(look)}</p>
<ol id="try-findings">${look.findings.map(findingItem)}</ol>
<p class="try-result"><output id="try-result" class="url" aria-label="The URL as it is serialized">${look.href ?? ""}</output></p>
</div>
</section>
<pre class="code install" tabindex="0"><code>npm install @url/api</code></pre>
${linkList("jobs", "I want to …", JOBS)}
<p class="ways"><a href="/guide/cookbook/">Cookbook: all jobs, their code, their sizes</a> · <a href="/packages/">All packages</a> · <a href="/docs/migrating/">From other libraries</a></p>
<ul class="figures" aria-label="Figures">
${readFigures().map(
  ({ value, of, command, url }) =>
    html`<li><a href="${url}"><strong>${value}</strong> ${of}</a> <code>${command}</code></li>\n`,
)}</ul>
${linkList("build", "I build …", AUDIENCES)}
</main>`.html;
}

function linkList(
  id: string,
  heading: string,
  links: readonly { readonly name: string; readonly url: string }[],
): HTML {
  return html`<nav class="link-list" aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
<ul>
${links.map(({ name, url }) => html`<li><a href="${url}">${name}</a></li>\n`)}</ul>
</nav>`;
}

function findingItem({ code, level, message, suggestion, ...range }: Finding): HTML {
  return html`<li class="finding finding-${level}"><span class="level">${level}</span> <code>${code}</code> <span class="place">${placeIn(EXAMPLE, range)}</span><span class="message">${message}</span>${
    suggestion && fixButton(suggestion)
  }</li>`;
}

function fixButton({ start, end, replacement }: NonNullable<Finding["suggestion"]>): HTML {
  return html`<button type="button" data-start="${start}" data-end="${end}" data-replacement="${replacement}">${fixLabel(replacement)}</button>`;
}
