import { parseAst } from "rolldown/parseAst";

/**
 * Returns the texts in a module that are as long as data: literals of 1,000 code units and more, and those with 400 code units
 * without a space, which cannot be sentences. A text that is itself a declaration in JavaScript is code: the texts in it count.
 */
export function longTextsIn(module: string): string[] {
  const found: string[] = [];
  visit(parseAst(module, { lang: "ts" }), (text) => {
    const inner = DECLARATION.test(text) ? textsInCode(text) : null;
    if (inner !== null) for (const one of inner) found.push(one);
    else if (text.length >= 1000 || (text.length >= 400 && /[^ \n]{400}/.test(text))) found.push(text);
  });
  return found;
}

/** How a declaration begins that `writeDeclarationsApart` keeps as text. */
const DECLARATION = /^(?:class|const|function|let|var) [\w$]+[ ({=]/;

/** Returns the long texts in a script; null if the text is not a script. */
function textsInCode(text: string): string[] | null {
  try {
    return longTextsIn(text);
  } catch {
    return null;
  }
}

function visit(node: unknown, add: (text: string) => void): void {
  if (Array.isArray(node)) for (const one of node) visit(one, add);
  if (typeof node !== "object" || node === null || Array.isArray(node)) return;
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === "Literal" && typeof value === "string") add(value);
  if (type === "TemplateElement") add((value as { cooked: string | null }).cooked ?? "");
  for (const child of Object.values(node)) if (typeof child === "object") visit(child, add);
}
