import type { Scope, Source, Visitors } from "../eslint.ts";
import { JSX_ESCAPES, stringEscapes } from "./escapes.ts";
import { type Base, type Found, NO_BASE, placeURL, UNKNOWN_BASE } from "./placed-url.ts";

/** A node of ESTree or of JSX, with the properties that are read here. */
interface Node {
  readonly type: string;
  readonly name?: string | Node;
  readonly value?: unknown;
  readonly namespace?: Node;
  readonly computed?: boolean;
  readonly operator?: string;
  readonly arguments?: readonly Node[];
  readonly expressions?: readonly Node[];
  readonly quasis?: readonly { readonly value: { readonly cooked: string | null } }[];
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
  readonly source?: Node | null;
  readonly left?: Node;
  readonly right?: Node;
  readonly consequent?: Node;
  readonly alternate?: Node;
  readonly expression?: Node;
}

/**
 * Returns visitors that find the URLs of JavaScript and TypeScript: in `new URL`, `URL.parse` and `URL.canParse`; in `fetch`
 * and `new Request`; assigned to `href` and `src`, by name or with `setAttribute`, or as attributes of JSX; and modules that
 * are imported over HTTP. A URL is a string or a template literal without expressions, also as an operand of `?:`, `??`, `||` and `&&`.
 */
export function inJavaScript(source: Source, found: Found): Visitors {
  const findIn = (node: Node | null | undefined, base: Base): void => {
    for (const literal of literalsOf(node)) {
      const [start, end] = source.getRange(literal);
      const escapes = stringEscapes(source.text[start] as string);
      found(placeURL(source, start + 1, end - 1, textOf(literal) as string, base, escapes));
    }
  };
  const findInModule = ({ source: module }: Node): void => {
    if (/^https?:/i.test(textOf(module) ?? "")) findIn(module, NO_BASE);
  };
  const findInArguments = (args: readonly Node[] = []): void => {
    findIn(args[0], baseOf(args[1]));
    if (args[1]) findIn(args[1], NO_BASE);
  };
  return {
    NewExpression({ callee, arguments: args }: Node) {
      const name = globalName(callee, source);
      if (name === "URL") findInArguments(args);
      else if (name === "Request") findIn(args?.[0], UNKNOWN_BASE);
    },
    CallExpression({ callee, arguments: args }: Node) {
      const method = callee?.type === "MemberExpression" ? propertyOf(callee) : undefined;
      if (globalName(callee, source) === "fetch") findIn(args?.[0], UNKNOWN_BASE);
      else if (method === "parse" || method === "canParse") {
        if (globalName(callee?.object, source) === "URL") findInArguments(args);
      } else if (method === "setAttribute" && isURLAttribute(textOf(args?.[0]))) findIn(args?.[1], UNKNOWN_BASE);
    },
    AssignmentExpression({ left, operator, right }: Node) {
      const name = left?.type === "MemberExpression" ? propertyOf(left) : undefined;
      if (operator === "=" && isURLAttribute(name)) findIn(right, UNKNOWN_BASE);
    },
    JSXAttribute({ name, value }: Node) {
      if (!isURLAttribute(jsxName(name as Node))) return;
      const node = value as Node | null;
      if (node?.type === "JSXExpressionContainer") return findIn(node.expression, UNKNOWN_BASE);
      if (node?.type !== "Literal") return;
      const [start, end] = source.getRange(node);
      found(placeURL(source, start + 1, end - 1, String(node.value), UNKNOWN_BASE, JSX_ESCAPES));
    },
    ImportDeclaration: findInModule,
    ExportNamedDeclaration: findInModule,
    ExportAllDeclaration: findInModule,
    ImportExpression: findInModule,
  };
}

/** Yields the literals that an expression can be. */
function* literalsOf(node: Node | null | undefined): Generator<Node> {
  if (!node) return;
  if (textOf(node) !== undefined) yield node;
  else if (node.type === "ConditionalExpression") {
    yield* literalsOf(node.consequent);
    yield* literalsOf(node.alternate);
  } else if (node.type === "LogicalExpression") {
    yield* literalsOf(node.left);
    yield* literalsOf(node.right);
  } else if (WRAPPERS.includes(node.type)) yield* literalsOf(node.expression);
}

/** Expressions of TypeScript around another one. */
const WRAPPERS: readonly string[] = ["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"];

/** Returns the text of a string or of a template literal without expressions. */
function textOf(node: Node | null | undefined): string | undefined {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type !== "TemplateLiteral" || node.expressions?.length !== 0) return undefined;
  return node.quasis?.[0]?.value.cooked ?? undefined;
}

function baseOf(node: Node | undefined): Base {
  if (node === undefined) return NO_BASE;
  const text = textOf(node);
  return text === undefined ? UNKNOWN_BASE : { kind: "text", text };
}

/** Returns the name of a global, as itself or as a property of `globalThis`. One that is imported counts as it. */
function globalName(node: Node | undefined, source: Source): string | undefined {
  if (node?.type === "MemberExpression") {
    const { object } = node;
    const isGlobal = object?.type === "Identifier" && GLOBALS.includes(object.name as string);
    return isGlobal && !isDeclared(object, source) ? propertyOf(node) : undefined;
  }
  return node?.type === "Identifier" && !isDeclared(node, source) ? (node.name as string) : undefined;
}

const GLOBALS: readonly string[] = ["globalThis", "window", "self"];

function isDeclared(identifier: Node, source: Source): boolean {
  let scope: Scope | null = source.getScope?.(identifier) ?? null;
  for (; scope !== null; scope = scope.upper) {
    const variable = scope.set.get(identifier.name as string);
    if (variable && variable.defs.length > 0) return variable.defs.some(({ type }) => type !== "ImportBinding");
  }
  return false;
}

function propertyOf({ property, computed }: Node): string | undefined {
  return computed ? textOf(property) : (property?.name as string | undefined);
}

function jsxName({ type, name, namespace }: Node): string {
  return type === "JSXNamespacedName" ? `${namespace?.name}:${(name as Node).name}` : (name as string);
}

function isURLAttribute(name: string | undefined): boolean {
  return name !== undefined && URL_ATTRIBUTES.includes(name);
}

const URL_ATTRIBUTES: readonly string[] = ["href", "src", "xlinkHref", "xlink:href"];
