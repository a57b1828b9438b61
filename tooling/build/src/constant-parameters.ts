import { type RolldownPlugin, rolldown } from "rolldown";
import { parseSync } from "rolldown/utils";
import { type Call, calledIn } from "./calls.ts";
import { contains, type Name, type Names, type Node, namesOf, type Read } from "./scope.ts";

/** Is for a module that imports nothing: only there all calls are known. */
export const quiet: RolldownPlugin = {
  name: "constant parameters",
  renderChunk: (code, { imports }) => (imports.length === 0 ? withoutConstantParameters(code) : null),
};

/**
 * Removes from a module each parameter that has the same value in every call, and the argument in each call: the value
 * stands in the function instead. So a program that never passes a listener has no code for one.
 *
 * It is about functions of the module's own scope that nothing else can call: they are called by their names, or handed to a
 * function that only calls them. A value is `undefined`, because a call leaves the argument out, a literal, or a parameter
 * that has one value itself. All are assumed to have one until a call says otherwise, since functions pass a parameter on
 * to each other.
 */
export async function withoutConstantParameters(code: string): Promise<string> {
  let shorter = code;
  // What is removed can contain the only call that passed another value.
  do {
    code = shorter;
    shorter = await folded(removeOnce(code));
  } while (shorter.length < code.length);
  return code;
}

/** Removes what comparisons with `undefined`, and calls on it, leave unused. Names stay, and comments for bundlers. */
async function folded(code: string): Promise<string> {
  const build = await rolldown({
    input: MODULE,
    plugins: [{ name: "module", resolveId: (id) => id, load: () => code }],
  });
  const { output } = await build.generate({
    format: "esm",
    minify: "dce-only",
    minifyInternalExports: false,
    comments: { annotation: true, jsdoc: false, legal: true },
  });
  await build.close();
  return output[0].code;
}

const MODULE = "module.js";

/** A parameter that may have one value. */
interface Parameter {
  readonly index: number;
  /** Where the body reads it. */
  readonly reads: readonly Read[];
  /** The value where a call has none: "undefined", or a literal as text. */
  readonly missing: string;
  readonly calls: readonly Call[];
  /** As text; `undefined` before a call is looked at, `null` if there are several. */
  value: string | undefined | null;
}

function removeOnce(code: string): string {
  const { program, errors } = parseSync(MODULE, code, { sourceType: "module" });
  if (errors.length > 0) throw new Error(errors[0]!.message);
  const module = program as unknown as Node;
  const names = namesOf(module);
  const parameters = new Map<Node, Parameter[]>();
  for (const { node, calls } of calledIn(module, names)) parameters.set(node, parametersOf(node, calls, names));
  settle([...parameters.values()].flat());

  const edits: Edit[] = [];
  for (const [node, all] of parameters) {
    const constant = all.filter(({ value }) => typeof value === "string");
    const isRemoved = (index: number): boolean => constant.some((parameter) => parameter.index === index);
    for (const { reads, value } of constant) {
      for (const { node: read, parent } of reads) {
        const name = parent.type === "Property" && parent.shorthand ? `${read.name}: ` : "";
        edits.push({ start: read.start, end: read.end, text: `${name}${value}` });
      }
    }
    const calls = new Set(all.flatMap((parameter) => parameter.calls.map((call) => call.node)));
    for (const list of [node.params, ...Array.from(calls, (call) => call.arguments)]) {
      for (const [start, end] of itemsOf(list, isRemoved)) edits.push({ start, end, text: "" });
    }
  }
  return edited(code, edits);
}

function parametersOf(node: Node, calls: readonly Call[], { variables }: Names): Parameter[] {
  if (calls.some((call) => call.node.arguments.some(({ type }: Node) => type === "SpreadElement"))) return [];
  if (variables.get("arguments")?.read.some((read) => contains(node, read.node))) return [];
  return node.params.flatMap((parameter: Node, index: number): Parameter[] => {
    const hasDefault = parameter.type === "AssignmentPattern";
    const left: Node = hasDefault ? parameter.left : parameter;
    const missing = hasDefault ? literalOf(parameter.right) : UNDEFINED;
    if (left.type !== "Identifier" || missing === undefined) return [];
    const name: Name = variables.get(left.name)!;
    // Another variable of the same name in this function could be the one that is read.
    if (name.declared.filter((place) => contains(node, place)).length > 1) return [];
    if (name.assigned.some((place) => contains(node, place))) return [];
    // Where a function was handed over, the others that are called there need their arguments.
    if (calls.some((call) => call.isShared && index < call.node.arguments.length)) return [];
    const reads = name.read.filter((read) => contains(node, read.node));
    return [{ index, reads, missing, calls, value: undefined }];
  });
}

/** Gives each parameter the value that all calls agree on, given those of the others, until nothing changes. */
function settle(parameters: readonly Parameter[]): void {
  const byRead = new Map(parameters.flatMap((parameter) => parameter.reads.map((read) => [read.node, parameter])));
  for (let isSettled = false; !isSettled; ) {
    isSettled = true;
    for (const parameter of parameters) {
      if (parameter.value === null) continue;
      for (const { node } of parameter.calls) {
        const argument: Node | undefined = node.arguments[parameter.index];
        const value = passedValue(argument, byRead.get(argument!), parameter.missing);
        if (value === undefined || value === parameter.value) continue;
        parameter.value = parameter.value === undefined ? value : null;
        isSettled = false;
        if (parameter.value === null) break;
      }
    }
  }
  // A function that nothing calls is the minifier's business.
  for (const parameter of parameters) parameter.value ??= null;
}

/** `passed` is the parameter that the argument reads, if it is one. */
function passedValue(argument: Node | undefined, passed: Parameter | undefined, missing: string): Parameter["value"] {
  if (argument === undefined) return missing;
  const value = passed ? passed.value : (literalOf(argument) ?? null);
  return value === UNDEFINED ? missing : value;
}

const UNDEFINED = "(void 0)";

/** `undefined`, a boolean or a number as text. A text could be longer than the parameter. */
function literalOf(node: Node): string | undefined {
  if (node.type === "Identifier") return node.name === "undefined" ? UNDEFINED : undefined;
  if (node.type === "Literal")
    return ["boolean", "number"].includes(typeof node.value) ? String(node.value) : undefined;
  if (node.type !== "UnaryExpression" || node.argument.type !== "Literal") return undefined;
  if (node.operator === "void") return UNDEFINED;
  return node.operator === "!" ? String(!node.argument.value) : undefined;
}

/** The ranges of the items of a list that are removed, each with its comma. */
function itemsOf(items: readonly Node[], isRemoved: (index: number) => boolean): [start: number, end: number][] {
  const firstKept = items.findIndex((_, i) => !isRemoved(i));
  if (firstKept === -1) return items.length === 0 ? [] : [[items[0]!.start, items.at(-1)!.end]];
  return items.flatMap((item, i): [number, number][] => {
    if (!isRemoved(i)) return [];
    return i < firstKept ? [[item.start, items[i + 1]!.start]] : [[items[i - 1]!.end, item.end]];
  });
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Replaces ranges of a text. Of two ranges, one can contain the other; then only the larger is replaced. */
function edited(code: string, edits: readonly Edit[]): string {
  let output = "";
  let from = 0;
  for (const { start, end, text } of [...edits].sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) continue;
    output += code.slice(from, start) + text;
    from = end;
  }
  return output + code.slice(from);
}
