import { contains, type Name, type Names, type Node, type Read } from "./scope.ts";

/** A function of a module's own scope, and all calls of it: nothing else can call it. */
export interface Called {
  readonly node: Node;
  readonly calls: readonly Call[];
}

export interface Call {
  /** The node with the `arguments`. */
  readonly node: Node;
  /** True if the function was handed to another one that calls it there: the call may be of several functions. */
  readonly isShared: boolean;
}

/** Returns the functions of which all calls are known. */
export function calledIn(program: Node, names: Names): Called[] {
  const functions = program.body.flatMap(functionsOf).flatMap(({ id, node }: Declared) => {
    const name = names.variables.get(id)!;
    // An inner variable of the same name could be the one that is read.
    return name.declared.length === 1 && name.assigned.length === 0 ? [{ node, name }] : [];
  });
  const takers = takersOf(names, functions);
  return functions.flatMap(({ node, name }: { node: Node; name: Name }): Called[] => {
    const calls = name.read.map((read) => callsBy(read, takers, names));
    return calls.every((known) => known !== undefined) ? [{ node, calls: calls.flat() }] : [];
  });
}

interface Declared {
  readonly id: string;
  readonly node: Node;
}

function functionsOf(statement: Node): Declared[] {
  if (statement.type === "FunctionDeclaration") return [{ id: statement.id.name, node: statement }];
  if (statement.type !== "VariableDeclaration" || statement.kind !== "const") return [];
  return statement.declarations
    .filter(({ init }: Node) => /^(?:Arrow)?FunctionExpression$/.test(init?.type))
    .map(({ id, init }: Node) => ({ id: id.name, node: init }));
}

/** What may take a function as an argument: a private method or a function, by the text of its callee. */
type Takers = ReadonlyMap<string, Node>;

function takersOf({ methods }: Names, functions: readonly { node: Node; name: Name }[]): Takers {
  const takers = new Map<string, Node>();
  for (const { node, name } of functions) takers.set(name.declared[0]!.name, node);
  for (const [id, { declared, read }] of methods) {
    const isOnlyCalled = read.every(({ parent }) => parent.type === "MemberExpression");
    if (declared.length === 1 && declared[0]!.type === "MethodDefinition" && isOnlyCalled) {
      takers.set(`#${id}`, declared[0]!.value);
    }
  }
  return takers;
}

/** The calls that a read of a function leads to; `undefined` if that is not known. */
function callsBy({ node, parent }: Read, takers: Takers, { variables }: Names): Call[] | undefined {
  if (parent.type !== "CallExpression") return undefined;
  if (node === parent.callee) return [{ node: parent, isShared: false }];
  const { callee } = parent;
  const taker = takers.get(callee.type === "Identifier" ? callee.name : `#${callee.property?.name}`);
  const isPrivate = callee.type === "MemberExpression" && callee.property.type === "PrivateIdentifier";
  if (taker === undefined || (callee.type !== "Identifier" && !isPrivate)) return undefined;
  const parameter: Node | undefined = taker.params[parent.arguments.indexOf(node)];
  if (parameter?.type !== "Identifier") return undefined;
  const name = variables.get(parameter.name)!;
  const isOne = name.declared.filter((place) => contains(taker, place)).length === 1;
  const reads = name.read.filter((read) => contains(taker, read.node));
  const isCalled = reads.every((read) => read.parent.type === "CallExpression" && read.parent.callee === read.node);
  if (!isOne || !isCalled || name.assigned.some((place) => contains(taker, place))) return undefined;
  return reads.map((read) => ({ node: read.parent, isShared: true }));
}
