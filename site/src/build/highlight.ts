import { bundledLanguages, createCssVariablesTheme, createHighlighter } from "shiki";
import { escapeHTML } from "./html.ts";

const LANGUAGES = ["ts", "tsx", "js", "sh", "console", "json", "html", "css", "yaml", "diff", "sql"];
const THEME = createCssVariablesTheme({ name: "classes", variablePrefix: "--" });

/** Returns HTML for code in a language; text in a language that is not known is only escaped. */
export type Highlight = (code: string, language: string) => string;

/**
 * Creates a highlighter whose HTML has a class for each kind of token: our Content Security Policy forbids
 * style attributes, which are what Shiki writes itself.
 */
export async function createHighlight(): Promise<Highlight> {
  const highlighter = await createHighlighter({
    langs: LANGUAGES.filter((name) => name in bundledLanguages),
    themes: [THEME],
  });
  const known = new Set(highlighter.getLoadedLanguages());
  return (code, language) => {
    if (!known.has(language)) return escapeHTML(code);
    const lines = highlighter.codeToTokensBase(code, { lang: language as never, theme: THEME });
    return lines.map((tokens) => tokens.map(spanOf).join("")).join("\n");
  };
}

/** The classes of the kinds that have a colour. They are short, because a page of the reference has a thousand of them. */
const CLASSES: Readonly<Record<string, string>> = {
  comment: "tm",
  constant: "tc",
  function: "tf",
  keyword: "tk",
  string: "ts",
  "string-expression": "ts",
};

function spanOf({ content, color }: { readonly content: string; readonly color?: string }): string {
  const kind = CLASSES[/^var\(--token-([a-z-]+)\)$/.exec(color ?? "")?.[1] ?? ""];
  const text = escapeHTML(content);
  return kind === undefined || content.trim() === "" ? text : `<span class="${kind}">${text}</span>`;
}
