/** A node of ESTree; `start` and `end` are UTF-16 offsets. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // biome-ignore lint/suspicious/noExplicitAny: ESTree has a hundred shapes, and each rule knows its own
  readonly [key: string]: any;
}

/** All that a module does with one name, in whatever scope. */
export interface Name {
  /** Where it is declared: more than one place is more than one variable. */
  readonly declared: Node[];
  readonly assigned: Node[];
  readonly read: Read[];
}

/** A place that reads a name, or a private method. */
export interface Read {
  readonly node: Node;
  readonly parent: Node;
}

/** The names of a module, and its private methods by theirs. */
export interface Names {
  readonly variables: ReadonlyMap<string, Name>;
  readonly methods: ReadonlyMap<string, Name>;
}

export function namesOf(program: Node): Names {
  const variables = new Map<string, Name>();
  const methods = new Map<string, Name>();
  const declared = new Set<Node>();
  const assigned = new Set<Node>();
  walk(program, (node, parent) => {
    for (const pattern of declaredBy(node)) for (const name of namesIn(pattern)) declared.add(name);
    if (node.type === "AssignmentExpression" || /^For(?:In|Of)Statement$/.test(node.type)) {
      for (const name of namesIn(node.left)) assigned.add(name);
    }
    if (node.type === "UpdateExpression") assigned.add(node.argument);
    if (node.type === "PrivateIdentifier") {
      const name = nameIn(methods, node.name);
      if (/^(?:MethodDefinition|PropertyDefinition)$/.test(parent.type)) name.declared.push(parent);
      else name.read.push({ node, parent });
    }
    if (node.type !== "Identifier" || isKey(node, parent)) return;
    const name = nameIn(variables, node.name);
    if (declared.has(node)) name.declared.push(node);
    else if (assigned.has(node)) name.assigned.push(node);
    else name.read.push({ node, parent });
  });
  return { variables, methods };
}

function nameIn(names: Map<string, Name>, text: string): Name {
  const name = names.get(text) ?? { declared: [], assigned: [], read: [] };
  names.set(text, name);
  return name;
}

/** The patterns that a node declares. */
function declaredBy(node: Node): readonly Node[] {
  if (/^(?:Function|ArrowFunction)/.test(node.type)) return [...(node.id ? [node.id] : []), ...node.params];
  if (/^(?:Class|Import(?:Default|Namespace)?Specifier|VariableDeclarator)/.test(node.type)) {
    const pattern = node.id ?? node.local;
    return pattern ? [pattern] : [];
  }
  return node.type === "CatchClause" && node.param ? [node.param] : [];
}

/** The names that a pattern declares or assigns. */
function namesIn(pattern: Node | null): readonly Node[] {
  if (pattern === null) return [];
  if (pattern.type === "Identifier") return [pattern];
  if (pattern.type === "AssignmentPattern") return namesIn(pattern.left);
  if (pattern.type === "RestElement") return namesIn(pattern.argument);
  if (pattern.type === "ArrayPattern") return pattern.elements.flatMap(namesIn);
  if (pattern.type === "ObjectPattern") return pattern.properties.flatMap((each: Node) => namesIn(each.value ?? each));
  return [];
}

/** True for a name that is of no variable: of a property, or in an import or export. */
function isKey(node: Node, parent: Node): boolean {
  if (parent.type === "MemberExpression") return node === parent.property && !parent.computed;
  if (/^(?:Property|MethodDefinition|PropertyDefinition)$/.test(parent.type)) {
    return node === parent.key && !parent.computed;
  }
  if (parent.type === "ExportSpecifier") return node === parent.exported && node !== parent.local;
  return /^(?:ImportSpecifier|MetaProperty|LabeledStatement|BreakStatement|ContinueStatement)$/.test(parent.type)
    ? node !== parent.local
    : false;
}

/** Calls `visit` for all nodes, the outer ones first. */
function walk(node: Node, visit: (node: Node, parent: Node) => void, parent: Node = node): void {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === "string" && typeof child.start === "number") walk(child, visit, node);
    }
  }
}

export function contains(outer: Node, inner: Node): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
