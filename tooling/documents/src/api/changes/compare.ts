import ts from "typescript";

/** How an export differs from the one of the last release. */
export interface Change {
  /** Such as `@url/ip/set`. */
  readonly entry: string;
  readonly name: string;
  /** Code that worked still does if it is "added" or "widened". */
  readonly kind: "removed" | "changed" | "added" | "widened";
  /** The declarations; "" if there is none. */
  readonly before: string;
  readonly after: string;
}

/** The reports of `docs/api`, by the name of their file. */
export type Reports = ReadonlyMap<string, string>;

/** Returns what differs between the reports of two versions. Doc comments do not count. */
export function changesBetween(before: Reports, after: Reports): Change[] {
  const [old, now] = [exportsIn(before), exportsIn(after)];
  const keys = [...new Set([...old.keys(), ...now.keys()])].sort();
  return keys.flatMap((key): Change[] => {
    const [was, is] = [old.get(key), now.get(key)];
    if (was === is) return [];
    const [entry, name] = key.split(" ") as [string, string];
    const kind = was === undefined ? "added" : is === undefined ? "removed" : isWider(was, is) ? "widened" : "changed";
    return [{ entry, name, kind, before: was ?? "", after: is ?? "" }];
  });
}

/** The declarations of every export, by the entry and the name. */
function exportsIn(reports: Reports): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of reports.values()) {
    const [head = "", ...parts] = text.split(/\n\n(?=\S)/);
    for (const part of parts) {
      const [name = "", ...lines] = part.split("\n");
      if (!/^[\w$]+$/.test(name)) continue;
      const declared = lines.map((line) => line.replace(/^ {4}/, "")).filter((line) => !line.startsWith("//"));
      found.set(`${head.split("\n")[0]} ${name}`, declared.join("\n").trim());
    }
  }
  return found;
}

/**
 * Whether code that fits the first declaration fits the second: it has more overloads, more optional parameters at the end, more
 * optional properties, or more members of a union. Whatever this does not recognize counts as a change.
 */
function isWider(before: string, after: string): boolean {
  const [old, now] = [statementsOf(before), statementsOf(after)];
  return old.every((one) => now.some((other) => one.getText() === other.getText() || fits(one, other)));
}

function statementsOf(text: string): readonly ts.Statement[] {
  return [...ts.createSourceFile("a.d.ts", text, ts.ScriptTarget.ES2022, true).statements];
}

function fits(before: ts.Statement, after: ts.Statement): boolean {
  if (ts.isFunctionDeclaration(before) && ts.isFunctionDeclaration(after)) {
    const [old, now] = [before.parameters.map(textOf), after.parameters.map(textOf)];
    const more = after.parameters.slice(old.length);
    const isSame = textOf(before.type) === textOf(after.type) && old.every((one, i) => one === now[i]);
    return isSame && more.every((one) => one.questionToken !== undefined || one.dotDotDotToken !== undefined);
  }
  if (ts.isInterfaceDeclaration(before) && ts.isInterfaceDeclaration(after)) {
    const [old, now] = [before.members.map(textOf), after.members.map(textOf)];
    const more = after.members.filter((one) => !old.includes(textOf(one)));
    return old.every((one) => now.includes(one)) && more.every((one) => one.questionToken !== undefined);
  }
  if (ts.isTypeAliasDeclaration(before) && ts.isTypeAliasDeclaration(after)) {
    const [old, now] = [membersOf(before.type), membersOf(after.type)];
    return old.every((one) => now.includes(one));
  }
  return false;
}

function membersOf(type: ts.TypeNode): string[] {
  return ts.isUnionTypeNode(type) ? type.types.map(textOf) : [textOf(type)];
}

function textOf(node: ts.Node | undefined): string {
  return node?.getText().replace(/\s+/g, " ") ?? "";
}
