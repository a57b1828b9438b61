import type { Mutant } from "./mutants.ts";
import { childrenOf, isType, type Node, parseModule } from "./syntax-tree.ts";

/** Text put around `code[start, end)`. */
interface Wrap {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/**
 * `code` with all `mutants` in it, of which `globalThis[HOOKS]` turns on one at a time: the first has the number
 * `firstId`. Every loop counts its rounds, so that one that no longer ends can be stopped; and what the module
 * computes when it is loaded can be computed again, so that mutants of constants need no new process.
 */
export function instrument(file: string, code: string, mutants: readonly Mutant[], firstId: number): string {
  const program = parseModule(file, code);
  const wraps: Wrap[] = [...loops(program), ...mutants.flatMap((mutant, index) => wrap(mutant, firstId + index))];
  const text = program.body.reduce(withConstantsAsVariables, code) as string;
  let output = "const { is: __is, round: __round, again: __again } = globalThis[Symbol.for('mutation')];";
  let from = 0;
  for (const statement of program.body as Node[]) {
    output += render(text, from, statement.end, wraps) + recompute(text, statement, wraps);
    from = statement.end;
  }
  return output + text.slice(from) + restore(program);
}

function wrap({ start, end, text, isBlock }: Mutant, id: number): Wrap {
  return isBlock
    ? { start, end, before: ` if (__is(${id})) {} else {`, after: "}" }
    : { start, end, before: `(__is(${id}) ? (${text}) : `, after: ")" };
}

function* loops(node: Node): Generator<Wrap> {
  if (isType(node)) return;
  if (/^(?:For|While|DoWhile)/.test(node.type)) {
    const { start, end } = node.body as Node;
    yield { start, end, before: "{ __round(); ", after: "}" };
  }
  for (const child of childrenOf(node)) yield* loops(child);
}

/** `text[from, to)` with the wraps inside; of those with one range the first is outermost. */
function render(text: string, from: number, to: number, wraps: readonly Wrap[]): string {
  const inserts = wraps
    .map((wrap, index) => ({ ...wrap, index }))
    .filter(({ start, end }) => start >= from && end <= to)
    .flatMap((wrap) => [
      { at: wrap.start, text: wrap.before, isEnd: 0, other: -wrap.end, index: wrap.index },
      { at: wrap.end, text: wrap.after, isEnd: -1, other: -wrap.start, index: -wrap.index },
    ])
    .sort((a, b) => a.at - b.at || a.isEnd - b.isEnd || a.other - b.other || a.index - b.index);
  let output = "";
  for (const insert of inserts) {
    output += text.slice(from, insert.at) + insert.text;
    from = insert.at;
  }
  return output + text.slice(from, to);
}

function withConstantsAsVariables(text: string, statement: Node): string {
  const { type, kind, start, declare } = declarationOf(statement);
  if (type !== "VariableDeclaration" || kind !== "const" || declare) return text;
  return `${text.slice(0, start)}let  ${text.slice(start + "const".length)}`;
}

/** Returns a call that computes the variables of `statement` again. */
function recompute(text: string, statement: Node, wraps: readonly Wrap[]): string {
  let output = "";
  for (const { id, init } of variablesOf(statement)) {
    if (init === null || /Function/.test(init.type)) continue;
    output += ` __again(() => { ${id.name} = ${render(text, init.start, init.end, wraps)}; });`;
  }
  return output;
}

/**
 * Calls that give the variables without an initial value what they had when the module was loaded: a later statement,
 * such as one with a class in it, may have set them.
 */
function restore(program: Node): string {
  const names = (program.body as Node[]).flatMap(variablesOf).flatMap(({ id, init }) => (init === null ? id.name : []));
  return names.map((name) => `\n{ const __loaded = ${name}; __again(() => { ${name} = __loaded; }); }`).join("");
}

function variablesOf(statement: Node): Node[] {
  const { type, declare, declarations } = declarationOf(statement);
  if (type !== "VariableDeclaration" || declare) return [];
  return declarations.filter(({ id }: Node) => id.type === "Identifier");
}

function declarationOf(statement: Node): Node {
  return statement.type === "ExportNamedDeclaration" ? (statement.declaration ?? statement) : statement;
}
