import { type HTML, html } from "../build/html.ts";
import { table } from "../reference/table.ts";
import type { RenderMarkdown } from "./markdown.ts";
import { type MarkdownTable, tableAfter } from "./markdown-table.ts";
import { madeBy, titleHTML } from "./text.ts";

/** `/engines/`: which engines run the suite, what the polyfill decides there, and which tools use the packages. */
export function enginesPage(runtimes: string, compatibility: string, markdown: RenderMarkdown): string {
  const suite = tableAfter(runtimes, "<!-- runtimes -->");
  const polyfill = tableAfter(runtimes, "<!-- polyfill -->");
  const tools = tableAfter(compatibility, "\n\n| tool ");
  return html`<h1>Engines and tools</h1>
<p>One suite of tests runs on every engine: the data of the web-platform-tests, and those of our own tests that need only the language. A check says that every test passes; a number says how many do not, or differ as expected.</p>
<h2 id="engines"><a href="#engines">Engines</a></h2>
${suiteMatrix(suite)}${madeBy("npm run tool -- runtimes --install", "engines")}
<h2 id="polyfill"><a href="#polyfill">What the polyfill decides</a></h2>
<p><code>@url/api/auto</code> keeps the classes of a platform that passes its check, and replaces the others.</p>
${polyfillMatrix(polyfill)}${madeBy("npm run tool -- runtimes --polyfill", "engines")}
<h2 id="tools"><a href="#tools">Tools</a></h2>
<p>The packages are published to a local registry and used from there by each tool, every entry of them.</p>
${table(
  "Tools",
  ["tool", "ways", "result"],
  tools.rows.map(([tool = "", ways = "", result = ""]) => [
    tool,
    html`<ul class="ways">${ways.split("; ").map((way) => html`<li>${titleHTML(way)}</li>`)}</ul>`,
    verdict(result.startsWith("works"), result),
  ]),
)}${madeBy("npm run tool -- matrix --all", "release")}
${markdown("[compatibility.md](compatibility.md) has the notes on single tools, [runtimes.md](runtimes.md) those on single engines.")}`
    .html;
}

function suiteMatrix({ head, rows }: MarkdownTable): HTML {
  const at = (name: string) => head.indexOf(name);
  return table(
    "Engines",
    ["engine", "version", "web-platform-tests", "our tests"],
    rows.map((cells) => {
      const failed = Number(cells[at("failed")]);
      const differ = Number(cells[at("differ as expected")]);
      const note = failed > 0 ? `${failed} fail` : differ > 0 ? `${differ} differ as expected` : "";
      return [
        cells[at("engine")]!,
        cells[at("version")]!,
        verdict(failed === 0, grouped(cells[at("WPT")]!)),
        verdict(failed === 0, `${grouped(cells[at("packages")]!)}${note === "" ? "" : `, ${note}`}`),
      ];
    }),
  );
}

function polyfillMatrix({ head, rows }: MarkdownTable): HTML {
  return table(
    "What the polyfill decides",
    head,
    rows.map((cells) => cells.map((cell) => titleHTML(cell))),
  );
}

function verdict(isGood: boolean, text: string): HTML {
  return html`<span class="${isGood ? "good" : "bad"}"><span aria-hidden="true">${isGood ? "✓" : "✗"}</span> ${text}</span>`;
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ",");
}
