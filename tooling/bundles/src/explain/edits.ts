import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Plugin } from "esbuild";
import { ROOT } from "../weigh.ts";
import { type Node, parseModule, replaceRanges, walk } from "./syntax-tree.ts";

/** Returns the source of a package, a path from the root, without something that is in many sources. */
export type Edit = (file: string, code: string) => string;

/** A plugin of esbuild that bundles the sources of this workspace as `edit` returns them. */
export function editSources(edit: Edit): Plugin {
  return {
    name: "edit sources",
    setup(build) {
      build.onLoad({ filter: /[\\/]packages[\\/][^\\/]+[\\/]src[\\/].*\.ts$/ }, ({ path }) => {
        const file = relative(ROOT, path).replaceAll("\\", "/");
        return { contents: edit(file, readFileSync(path, "utf8")), loader: "ts" };
      });
    },
  };
}

/**
 * Removes the checks of arguments and options: calls of `expect…` and `refuse`, and what throws an error of JavaScript.
 * `@url/api` stays as it is, because Web IDL asks for its checks.
 */
export const withoutChecks: Edit = (file, code) => {
  if (file.startsWith("packages/api/")) return code;
  return replaceNodes(file, code, (node) => {
    if (node.type === "ExpressionStatement" && isCheck(node.expression)) return ";";
    if (node.type === "IfStatement" && node.alternate === null && onlyRefuses(node.consequent)) return ";";
    if (isThrow(node)) return ";";
    if (isCheck(node)) return node.arguments.length > 0 ? `(${textOf(code, node.arguments[0])})` : "undefined";
    return undefined;
  });
};

/** Removes the calls of a listener: `report?.(…)`, `report?.units(…)`. */
export const withoutListener: Edit = (file, code) =>
  replaceNodes(file, code, (node) =>
    node.type === "ExpressionStatement" && isCallOf(/^report$/, node.expression) ? ";" : undefined,
  );

/** Removes the calls that say why a setter rejects a value: `reject?.(…)`. */
export const withoutReasons: Edit = (file, code) =>
  replaceNodes(file, code, (node) =>
    node.type === "ExpressionStatement" && isCallOf(/^reject$/, node.expression) ? ";" : undefined,
  );

/** Processes a long text in one piece: `inParts` and `flatten` of `@url/percent` do nothing. */
export const withoutPieces: Edit = (file, code) =>
  file === "packages/percent/src/parts.ts"
    ? "export const flatten = (text) => text, inParts = (text, work) => work(text), LONG = Infinity;"
    : code;

function replaceNodes(file: string, code: string, replacementOf: (node: Node) => string | undefined): string {
  const edits: { start: number; end: number; text: string }[] = [];
  walk(parseModule(file, code), (node) => {
    const text = replacementOf(node);
    if (text === undefined) return false;
    edits.push({ start: node.start, end: node.end, text });
    return true;
  });
  return replaceRanges(code, edits);
}

function isCheck(node: Node): boolean {
  return node.type === "CallExpression" && /^(?:expect|refuse)(?![a-z])/.test(node.callee.name ?? "");
}

function onlyRefuses(node: Node): boolean {
  if (node.type === "BlockStatement") return node.body.length === 1 && onlyRefuses(node.body[0]);
  if (node.type === "ReturnStatement") return node.argument !== null && isCheck(node.argument);
  return isThrow(node) || (node.type === "ExpressionStatement" && isCheck(node.expression));
}

function isThrow(node: Node): boolean {
  return node.type === "ThrowStatement" && node.argument.type === "NewExpression";
}

/** True for `name?.(…)` and `name?.method(…)`. */
function isCallOf(name: RegExp, node: Node): boolean {
  if (node.type !== "ChainExpression") return false;
  let root = node.expression as Node;
  while (root.type === "CallExpression" || root.type === "MemberExpression") root = root.callee ?? root.object;
  return name.test(root.name ?? "");
}

function textOf(code: string, node: Node): string {
  return code.slice(node.start, node.end);
}
