import MarkdownIt from "markdown-it";
import anchor from "markdown-it-anchor";
import { anchorOf } from "../search/anchor.ts";
import { createHighlight } from "./highlight.ts";
import { escapeHTML } from "./html.ts";
import { rewriteLink } from "./links.ts";

/** What our Markdown is rendered with. `env.source` is the file's path from the root of the repository. */
export async function createMarkdown(): Promise<InstanceType<typeof MarkdownIt>> {
  const highlight = await createHighlight();
  const markdown = new MarkdownIt({ html: true });
  markdown.use(anchor, { slugify: anchorOf, permalink: anchor.permalink.headerLink({ safariReaderFix: true }) });
  const { rules } = markdown.renderer;
  rules.fence = (tokens, index) => {
    const { info, content } = tokens[index]!;
    const [language = ""] = info.trim().split(/\s+/);
    const code = content.replace(/\n$/, "");
    return `<pre class="code" tabindex="0" data-language="${escapeHTML(language)}" data-lines="${code.split("\n").length}"><code>${highlight(code, language)}</code></pre>\n`;
  };
  // A wide table scrolls within its own box, also by keyboard.
  rules.table_open = (tokens, index) => {
    const rows = tokens.slice(index, index + tokens.slice(index).findIndex(({ type }) => type === "table_close"));
    const isLong = rows.filter(({ type }) => type === "tr_open").length > LONG;
    return `<div class="table${isLong ? " long" : ""}" role="group" aria-label="Table" tabindex="0"><table>\n`;
  };
  rules.table_close = () => "</table></div>\n";
  markdown.core.ruler.push("links", ({ tokens, env }) => {
    for (const [index, token] of tokens.entries()) {
      alignByClass(token);
      // A header without text names nothing.
      if (token.type === "th_open" && tokens[index + 1]!.content === "") token.tag = tokens[index + 2]!.tag = "td";
    }
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      for (const name of ["href", "src"]) {
        const target = token.attrGet(name);
        if (target !== null) token.attrSet(name, rewriteLink(String(target), sourceOf(env as unknown as SourceEnv)));
      }
    }
  });
  return markdown;
}

/** A table with more rows than this is long: see `.table.long` in prose.css. */
const LONG = 40;

/** Writes the alignment of a cell as a class: a style attribute is what the policy forbids. */
function alignByClass(token: {
  attrGet(name: string): string | number | null;
  attrs: [string, string | number][] | null;
}): void {
  const side = /^text-align:(right|center)$/.exec(String(token.attrGet("style")))?.[1];
  token.attrs = token.attrs?.filter(([name]) => name !== "style") ?? null;
  if (side !== undefined) token.attrs = [...(token.attrs ?? []), ["class", `to-${side}`]];
}

/** What Eleventy hands over: the data of the page. */
interface SourceEnv {
  readonly source?: string;
  readonly page: { readonly inputPath: string };
}

function sourceOf({ source, page }: SourceEnv): string {
  return source ?? page.inputPath.replace(/^\.\//, "site/");
}
