import type { ReferenceEntry, Target } from "@url/tooling-documents/api";
import { packageOf } from "@url/tooling-documents/api";
import MarkdownIt from "markdown-it";
import { type HTML, raw } from "../build/html.ts";
import { addressOf } from "./address.ts";

/** Renders the Markdown of doc comments. `entry` is where the comment is; names are looked up there first. */
export interface Prose {
  block(text: string, entry: string, own?: string): HTML;
  inline(text: string, entry: string, own?: string): HTML;
}

/** Names in backquotes that are exports of the same package become links, and so does `{@link name}`. */
export function createProse(entries: readonly ReferenceEntry[]): Prose {
  const find = finderOf(entries);
  const markdown = new MarkdownIt({ html: false });
  markdown.renderer.rules.code_inline = (tokens, index, _options, env) => {
    const { entry, own } = env as { readonly entry: string; readonly own: string };
    const { content } = tokens[index]!;
    const [, name = ""] = /^([\w$]+)(?:\.\w+)?(?:\(.*\))?$/.exec(content) ?? [];
    const isInLink = tokens.slice(0, index).filter(({ type }) => type === "link_open").length;
    const isClosed = tokens.slice(0, index).filter(({ type }) => type === "link_close").length;
    const target = name === own || isInLink > isClosed ? undefined : find(name, entry);
    const code = `<code>${markdown.utils.escapeHtml(content)}</code>`;
    return target === undefined ? code : `<a href="${addressOf(target)}">${code}</a>`;
  };
  const prepare = (text: string, entry: string) =>
    text.replace(/\{@link ([\w$]+)((?:\.[\w$]+)*)\}/g, (_, name: string, rest: string) => {
      const target = find(name, entry);
      return target === undefined ? `\`${name}${rest}\`` : `[\`${name}${rest}\`](${addressOf(target)})`;
    });
  return {
    block: (text, entry, own = "") => raw(markdown.render(prepare(text, entry), { entry, own })),
    inline: (text, entry, own = "") =>
      raw(markdown.renderInline(prepare(text.replace(/\s*\n\s*/g, " "), entry), { entry, own })),
  };
}

/** Finds an export by its name: of the entry, else of its package. */
function finderOf(entries: readonly ReferenceEntry[]): (name: string, entry: string) => Target | undefined {
  const byPackage = new Map<string, Map<string, Target[]>>();
  for (const { name: entry, package: packageName, exports } of entries) {
    if (!byPackage.has(packageName)) byPackage.set(packageName, new Map());
    const names = byPackage.get(packageName)!;
    for (const { name } of exports) {
      const found = names.get(name);
      if (found === undefined) names.set(name, [{ entry, name }]);
      else found.push({ entry, name });
    }
  }
  return (name, entry) => {
    const found = byPackage.get(packageOf(entry))?.get(name);
    return found?.find((target) => target.entry === entry) ?? found?.[0];
  };
}
