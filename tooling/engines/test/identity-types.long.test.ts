import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { outputLater } from "@url/tooling-shared/programs";
import { describe, expect, test } from "vitest";
import { FOLDER, prepare } from "../src/identity/libraries.ts";

/** Objects of both, assigned in both directions. What expects an error makes sure that no type is `any`. */
const OBJECTS = `
import { URL, URLSearchParams } from "@url/api";
import { URL as NativeURL } from "@url/api/native";
declare const [ours, theirs, native]: [URL, globalThis.URL, NativeURL];
declare const [params, theirParams]: [URLSearchParams, globalThis.URLSearchParams];
export const urls: [globalThis.URL, URL, globalThis.URL, NativeURL] = [ours, theirs, native, theirs];
export const lists: [globalThis.URLSearchParams, URLSearchParams] = [params, theirParams];
export const made = [new URL(theirs, ours), new globalThis.URL(ours, theirs), new URLSearchParams(theirParams)];
export const copied = new globalThis.URLSearchParams(params);
for (const [name, value] of params) name + value;
NativeURL.revokeObjectURL(NativeURL.createObjectURL({}));
// @ts-expect-error: neither has a fragment
ours.fragment + theirs.fragment;
// @ts-expect-error: a size is a number
export const size: string = params.size;
`;

/** The classes themselves. */
const CLASSES = `
import { URL, URLSearchParams } from "@url/api";
import { URL as NativeURL } from "@url/api/native";
export const ourURL: typeof URL = globalThis.URL;
export const ourParams: typeof URLSearchParams = globalThis.URLSearchParams;
export const theirParams: typeof globalThis.URLSearchParams = URLSearchParams;
export const theirURL: typeof globalThis.URL = NativeURL;
`;

/** Subclasses that override every method, as connection strings of databases do. */
const SUBCLASSES = `
import { URL, URLSearchParams } from "@url/api";
export class Params extends URLSearchParams {
  override append(name: string, value: any): any { return super.append(name, String(value)); }
  override delete(name: any): any { return super.delete(name); }
  override get(name: any): any { return super.get(name); }
  override getAll(name: any): any { return super.getAll(name); }
  override has(name: any): any { return super.has(name); }
  override set(name: any, value: any): any { return super.set(name, value); }
  override sort(): any { return super.sort(); }
  override toString(): any { return super.toString(); }
  override keys(): any { return super.keys(); }
  override values(): any { return super.values(); }
  override entries(): any { return super.entries(); }
  override forEach(callback: any, self?: any): any { return super.forEach(callback, self); }
  override get size(): number { return super.size; }
  override [Symbol.iterator](): any { return super[Symbol.iterator](); }
}
export abstract class WithoutHost extends URL {
  abstract override get host(): never;
  abstract override set host(value: never);
  override get href(): string { return super.href; }
  override set href(value: string) { super.href = value; }
  override toString(): string { return super.toString(); }
  override toJSON(): string { return super.toJSON(); }
  static override parse(): null { return null; }
}
`;

const FILES = { objects: OBJECTS, classes: CLASSES, subclasses: SUBCLASSES };
const DOM = ["dom", "dom.iterable"];
const ALL = ["objects", "classes", "subclasses"] as const;

/**
 * The compiler, its libraries beyond the language's, `@types/node`, and what compiles. The DOM of TypeScript 5.4 has no
 * `URL.parse`, and the constructor of `@types/node` before 26 takes lists as values, so neither class is that of ours.
 */
const CASES: readonly (readonly [string, readonly string[], string | undefined, readonly (keyof typeof FILES)[]])[] = [
  ["5.4", [], undefined, ["subclasses"]],
  ["5.4", DOM, undefined, ["objects", "subclasses"]],
  ["5.4", [], "20", ["objects", "subclasses"]],
  ["5.9", [], undefined, ["subclasses"]],
  ["5.9", DOM, undefined, ALL],
  ["5.9", [], "20", ["objects", "subclasses"]],
  ["5.9", [], "22", ["objects", "subclasses"]],
  ["5.9", [], "24", ["objects", "subclasses"]],
  ["5.9", [], "26", ALL],
  ["6", DOM, undefined, ALL],
  ["6", [], "26", ALL],
  ["7", [], undefined, ["subclasses"]],
  ["7", DOM, undefined, ALL],
  ["7", [], "20", ["objects", "subclasses"]],
  ["7", DOM, "26", ALL],
];

// @id api/types-both-directions
describe.skipIf(!prepare(false))("types", () => {
  test.concurrent.for(CASES)("TypeScript %s, %j, @types/node %s: %j", async (one) => {
    const [compiler, libraries, nodeTypes, files] = one;
    const folder = join(FOLDER, "types", `${compiler}-${libraries.length}-${nodeTypes}`);
    mkdirSync(folder, { recursive: true });
    for (const file of files) writeFileSync(join(folder, `${file}.ts`), FILES[file]);
    const compilerOptions = {
      noEmit: true,
      strict: true,
      noImplicitOverride: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: true,
      target: "es2022",
      module: "nodenext",
      lib: ["es2022", ...libraries],
      types: nodeTypes === undefined ? [] : [`node-${nodeTypes}`],
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: files.map((file) => `${file}.ts`) }),
    );
    const program = join(FOLDER, "node_modules", `typescript-${compiler}`, "bin", "tsc");
    expect(await outputLater(process.execPath, [program, "-p", folder])).toBe("");
  });
});
