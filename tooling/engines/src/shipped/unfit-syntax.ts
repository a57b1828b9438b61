import { parse } from "acorn";

export interface Unfit {
  readonly what: string;
  /** UTF-16 offset in the code. */
  readonly at: number;
}

/**
 * Returns the syntax of a module in ES2022 that some engine does not run correctly, with its position:
 *
 * - the `u` flag of a regular expression's literal: React Native's Babel preset rewrites those, and a rewritten class
 *   with lone surrogates also matches the unit before them;
 * - `\p{…}` and the flags `v` and `d`, which Hermes 0.12 rejects, and lookbehind, which Safari rejected until 16.4;
 * - static blocks, at which the same preset fails;
 * - `at()`, which Hermes 0.12 and Safari 15.3 do not have.
 */
export function unfitSyntax(code: string): Unfit[] {
  const unfit: Unfit[] = [];
  visit(parse(code, { ecmaVersion: "latest", sourceType: "module" }) as unknown as Node, (node) => {
    for (const what of unfitIn(node)) unfit.push({ what, at: node.start });
  });
  return unfit;
}

/** A node of ESTree. What it has depends on its type. */
interface Node {
  readonly type: string;
  readonly start: number;
  // biome-ignore lint/suspicious/noExplicitAny: the properties depend on the type
  readonly [key: string]: any;
}

function unfitIn(node: Node): string[] {
  if (node.type === "StaticBlock") return ["static block"];
  if (node.type === "Literal" && node.regex)
    return [...inFlags(node.regex.flags, "udv"), ...inPattern(node.regex.pattern)];
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return [];
  if (node.callee.type === "MemberExpression" && node.callee.property.name === "at") return ["at()"];
  if (node.callee.name !== "RegExp") return [];
  const [pattern, flags] = node.arguments.map(textIn) as string[];
  return [...inFlags(flags ?? "", "dv"), ...inPattern(pattern ?? "")];
}

/** All literal text of an expression: of a template with values in it, what stands around them. */
function textIn(node: Node): string {
  const parts: string[] = [];
  visit(node, ({ type, value }) => {
    if (type === "Literal") parts.push(String(value));
    if (type === "TemplateElement") parts.push(value.cooked);
  });
  return parts.join("");
}

function inFlags(flags: string, unfit: string): string[] {
  return Array.from(flags)
    .filter((flag) => unfit.includes(flag))
    .map((flag) => `flag ${flag}`);
}

function inPattern(pattern: string): string[] {
  // Escapes are matched in pairs, so that "\\\\p" is not a property; in a class "(?<=" is four characters.
  const tokens = pattern.match(/\\[pP]\{|\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\(\?<[=!]|[\s\S]/g) ?? [];
  const found: string[] = [];
  if (tokens.some((token) => /^(?:\\p\{|\[(?:\\[^p]|[^\\])*\\p\{)/i.test(token))) found.push("property");
  if (tokens.some((token) => /^\(\?</.test(token) && token.length === 4)) found.push("lookbehind");
  return found;
}

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === "object" && child !== null && "type" in child) visit(child, see);
    }
  }
}
