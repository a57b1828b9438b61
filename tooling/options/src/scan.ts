/** What a package's sources say of its options: `package function option`, each once. */
export function optionsIn(name: string, modules: ReadonlyMap<string, string>, isPublic: (fn: string) => boolean) {
  const interfaces = new Map([...modules.values()].flatMap(interfacesIn));
  const found = [...modules.values()].flatMap(functionsIn).flatMap(({ fn, parameters }) => {
    if (!isPublic(fn)) return [];
    return parameters.flatMap((parameter) => {
      const type = /\b(\w*Options)\b/.exec(parameter)?.[1];
      if (type !== undefined) return membersOf(type, interfaces).map((member) => `${name} ${fn} ${member}`);
      const optional = /^(?:readonly )?(\w+)(?:\?:|: [^=]+ =(?!>)|\s*=(?!>))/.exec(parameter)?.[1];
      return optional === undefined ? [] : [`${name} ${fn} ${optional}`];
    });
  });
  return [...new Set(found)];
}

interface Interface {
  readonly parents: readonly string[];
  readonly members: readonly string[];
}

function interfacesIn(source: string): [string, Interface][] {
  return Array.from(source.matchAll(INTERFACE), ([, name = "", parents = "", body = ""]) => {
    const members = Array.from(body.matchAll(MEMBER), ([, member = ""]) => member);
    return [
      name,
      {
        parents: parents
          .split(",")
          .map((parent) => parent.trim())
          .filter(Boolean),
        members,
      },
    ];
  });
}

function membersOf(type: string, interfaces: ReadonlyMap<string, Interface>): string[] {
  const found = interfaces.get(type);
  if (found === undefined) throw new Error(`The sources have no interface ${type}`);
  return [...found.parents.flatMap((parent) => membersOf(parent, interfaces)), ...found.members];
}

/** Our formatter ends an interface with a brace at the start of a line, and indents its members by two. */
const INTERFACE = /^export interface (\w*Options)(?: extends ([\w, ]+))? \{\n([\s\S]*?)^\}/gm;
const MEMBER = /^ {2}(?:readonly )?(\w+)\??:/gm;

function functionsIn(source: string): { readonly fn: string; readonly parameters: readonly string[] }[] {
  return Array.from(source.matchAll(/^export function\*? (\w+)/gm), (found) => {
    const open = source.indexOf("(", found.index);
    return { fn: found[1]!, parameters: parametersAt(source, open + 1) };
  });
}

/** The parameters from `start` to the parenthesis that closes them, cut at the commas between them. */
function parametersAt(source: string, start: number): string[] {
  const parameters: string[] = [""];
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const character = source[at]!;
    if (character === ")" && depth === 0) break;
    if ("([{<".includes(character)) depth++;
    else if (")]}".includes(character) || (character === ">" && source[at - 1] !== "=")) depth--;
    if (character === "," && depth === 0) parameters.push("");
    else parameters[parameters.length - 1] += character;
  }
  return parameters.map((parameter) => parameter.trim()).filter(Boolean);
}
