import ts from "typescript";

/** Options of Node and of undici, which those check. */
const OUTSIDE: ReadonlySet<string> = new Set(["AgentOptions", "Omit"]);

/** What a package's sources say of its options: `package function option`, each once. */
export function optionsIn(name: string, modules: ReadonlyMap<string, string>, isPublic: (fn: string) => boolean) {
  const statements = [...modules].flatMap(([file, text]) =>
    Array.from(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true).statements),
  );
  const interfaces = new Map(statements.filter(ts.isInterfaceDeclaration).map((node) => [node.name.text, node]));
  const found = statements.filter(ts.isFunctionDeclaration).flatMap((node) => {
    const fn = node.name?.text ?? "";
    return isPublic(fn) ? node.parameters.flatMap(optionsOf).map((option) => `${name} ${fn} ${option}`) : [];
  });
  return [...new Set(found)];

  function optionsOf({ name, type, questionToken, initializer }: ts.ParameterDeclaration): string[] {
    const options = /\b\w*Options\b/.exec(type?.getText() ?? "")?.[0];
    if (options !== undefined) return membersOf(options);
    return questionToken === undefined && initializer === undefined ? [] : [name.getText()];
  }

  function membersOf(type: string): string[] {
    const node = interfaces.get(type);
    if (node === undefined && OUTSIDE.has(type)) return [];
    if (node === undefined) throw new Error(`The sources have no interface ${type}`);
    const parents = (node.heritageClauses ?? []).flatMap(({ types }) => types.map(({ expression }) => expression));
    const own = node.members.flatMap((member) => member.name?.getText() ?? []);
    return [...parents.flatMap((parent) => membersOf(parent.getText())), ...own];
  }
}
