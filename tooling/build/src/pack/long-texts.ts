import { parseAst } from "rolldown/parseAst";

/**
 * Returns the texts in a module that are as long as data: literals of 1,000 code units and more, and those with 400 code units
 * without a space, which cannot be sentences.
 */
export function longTextsIn(module: string): string[] {
  const found: string[] = [];
  visit(parseAst(module, { lang: "ts" }), (text) => {
    if (text.length >= 1000 || (text.length >= 400 && /[^ \n]{400}/.test(text))) found.push(text);
  });
  return found;
}

function visit(node: unknown, add: (text: string) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, add);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === "Literal" && typeof value === "string") add(value);
  if (type === "TemplateElement") add((value as { cooked: string | null }).cooked ?? "");
  for (const child of Object.values(node)) if (typeof child === "object") visit(child, add);
}
