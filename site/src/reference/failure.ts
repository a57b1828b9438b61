import type { Code, ReferenceExport } from "@url/tooling-documents/api";
import { type HTML, html } from "../build/html.ts";
import { table } from "./table.ts";
import type { Writer } from "./writer.ts";

/** More codes than this are folded up: most pages of `@url/parser` would be lists of them. */
const OPEN = 8;

/** The codes of a function's failure, or of a type of codes, and what they mean. */
export function failureOf({ failure, entry, name }: ReferenceExport, { prose }: Writer): HTML | undefined {
  if (failure === undefined) return undefined;
  const { error, codes } = failure;
  const title = error === undefined ? "Values" : "Failures";
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
