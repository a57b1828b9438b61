/** A declaration longer than this is broken. */
const WIDTH = 72;

/** Breaks a long declaration: a line for each parameter, or for each member of a union. */
export function breakLines(declaration: string): string {
  if (declaration.length <= WIDTH || declaration.includes("\n")) return declaration;
  return breakParameters(declaration) ?? breakUnion(declaration) ?? declaration;
}

/** `function f(a: A, b: B): C` with `a: A` and `b: B` on lines of their own. */
function breakParameters(text: string): string | undefined {
  if (!/^(?:function |constructor|static |(?:const|let) \w+: \(|[\w[\].]+(?:<.*>)?\()/.test(text)) return undefined;
  const open = openingOf(text);
  if (open === -1) return undefined;
  const pieces = split(text, open + 1, ",");
  const close = pieces.end;
  if (close === open + 1) return undefined;
  const lines = pieces.parts.map((part) => `  ${part.trim()},`);
  return `${text.slice(0, open + 1)}\n${lines.join("\n")}\n${text.slice(close)}`;
}

function breakUnion(text: string): string | undefined {
  const [, head] = /^(type .+? =) /.exec(text) ?? [];
  if (head === undefined) return undefined;
  const { parts } = split(text.replace(/;$/, ""), head.length + 1, "|");
  return parts.length < 2 ? undefined : `${head}\n${parts.map((part) => `  | ${part.trim()}`).join("\n")};`;
}

/** Returns where the list of parameters opens: type parameters come before it. */
function openingOf(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "<") depth++;
    else if (text[at] === ">" && text[at - 1] !== "=") depth--;
    else if (text[at] === "(" && depth === 0) return at;
  }
  return -1;
}

/** Cuts text from `start` on at each separator outside of brackets and strings; ends where a bracket closes. */
function split(text: string, start: number, separator: string): { readonly parts: string[]; readonly end: number } {
  const parts: string[] = [];
  let depth = 0;
  let from = start;
  let at = start;
  for (; at < text.length; at++) {
    const character = text[at]!;
    if (character === '"') at = text.indexOf('"', at + 1);
    else if ("([{<".includes(character)) depth++;
    else if (")]}".includes(character) || (character === ">" && text[at - 1] !== "=")) {
      if (depth === 0) break;
      depth--;
    } else if (character === separator && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  const last = text.slice(from, at);
  return { parts: last.trim() === "" ? parts : [...parts, last], end: at };
}
