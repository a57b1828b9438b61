import type { Code, ReferenceExport } from "@url/tooling-documents/api";
import { type HTML, html } from "../build/html.ts";
import { addressOf } from "./address.ts";
import { table } from "./table.ts";
import type { Writer } from "./writer.ts";

/** More codes than this are folded up, and are listed once on a page: most pages of `@url/parser` would be lists of them. */
const OPEN = 8;

/** The codes of a function's failure, or of a type of codes, and what they mean. */
export function failureOf({ failure, entry, name }: ReferenceExport, { prose, listed }: Writer): HTML | undefined {
  if (failure === undefined) return undefined;
  const { error, codes } = failure;
  const title = error === undefined ? "Values" : "Failures";
  if (codes.length > OPEN) {
    const key = codes.map(({ code, meaning }) => `${code} ${meaning}`).join("\n");
    const first = listed.get(key);
    if (first !== undefined) {
      return html`<h3>${title}</h3>\n<p>The ${codes.length} codes of <a href="${addressOf({ entry, name: first })}"><code>${first}</code></a>.</p>`;
    }
    listed.set(key, name);
  }
  const list = table(
    `${title}: ${name}`,
    ["code", "meaning"],
    codes.map((one) => row(one)),
  );
  function row({ code, meaning }: Code): HTML[] {
    return [html`<code class="error-code">${code}</code>`, prose.inline(meaning, entry, name)];
  }
  return html`<h3>${title}</h3>
${
  codes.length <= OPEN
    ? list
    : html`<details>
<summary>${codes.length} codes</summary>
${list}
</details>`
}`;
}
