import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type RolldownOutput, type RolldownPlugin, rolldown } from "rolldown";
import { parseSync } from "rolldown/utils";
import { type Node, namesOf } from "./scope.ts";
import { escapeToASCII } from "./to-ascii.ts";

/** The source of which a package writes `dist/declarations.js`, if it has one. */
const ENTRY = "src/warehouse/script-entry.ts";

/** What is written in `dist`. Packing leaves it out, because the entries contain it. */
const APART = "declarations.js";

/**
 * Bundles an entry with all packages, and writes its top-level declarations one by one, with the numbers of those that each
 * needs. From these, a program without a bundler puts together a script that has only what some exports need: see
 * `packages/sql/src/warehouse`. Modules of the family do nothing when they are loaded, so what is not needed can be left out.
 */
export async function writeDeclarationsApart(cwd: string): Promise<RolldownOutput["output"] | []> {
  if (!existsSync(join(cwd, ENTRY))) return [];
  const build = await rolldown({
    cwd,
    input: ENTRY,
    platform: "neutral",
    // The small build of the dependencies, because warehouses limit the size of a script.
    resolve: { conditionNames: ["url-small", "module-sync", "module", "default"] },
    plugins: [withoutDescriptions],
  });
  const { output } = await build.generate({
    format: "esm",
    entryFileNames: APART,
    // The names of declarations stay apart from those of locals; then they are shortened here.
    minify: { mangle: { toplevel: false }, compress: true, codegen: { removeWhitespace: true } },
    comments: { legal: true, annotation: false, jsdoc: false },
  });
  await build.close();
  const apart = takeApart(escapeToASCII(output[0].code));
  const dist = join(cwd, "dist");
  mkdirSync(dist, { recursive: true });
  const file = join(dist, APART);
  // A constant for each, because bundlers keep a pattern whose names nothing uses.
  const constants = Object.entries(apart).map(
    ([name, value]) => `export const ${name.toUpperCase()} = ${JSON.stringify(value, null, 1)};\n`,
  );
  writeFileSync(file, constants.join(""));
  writeFileSync(
    join(dist, "declarations.d.ts"),
    `export declare const EXPORTS: Readonly<Record<string, number>>;
export declare const NOTICES: readonly string[];
export declare const DECLARATIONS: readonly { readonly name: string; readonly text: string; readonly needs: readonly number[] }[];
`,
  );
  return output;
}

/** Sentences for people, which a script does not need. */
const withoutDescriptions: RolldownPlugin = {
  name: "without descriptions",
  transform: (code, id) =>
    id.endsWith("functions/table.ts") ? code.replace(/\bdescription:\s*"(?:[^"\\]|\\.)*"/g, 'description: ""') : null,
};

/** A declaration of one name, and the numbers of the declarations that it needs. */
interface Declaration {
  readonly name: string;
  readonly text: string;
  readonly needs: readonly number[];
}

/** Takes a module without imports apart, whose top level has declarations and nothing else. */
function takeApart(code: string): {
  exports: Record<string, number>;
  notices: string[];
  declarations: Declaration[];
} {
  const program = parseSync("script.js", code).program as unknown as Node;
  const found: { readonly name: string; readonly node: Node; readonly keyword: string }[] = [];
  const exported: [name: string, local: string][] = [];
  for (const node of program["body"] as readonly Node[]) {
    if (node.type === "ExportNamedDeclaration" && node["declaration"] === null) {
      for (const { exported: as, local } of node["specifiers"]) exported.push([as.name, local.name]);
    } else if (node.type === "VariableDeclaration") {
      for (const one of node["declarations"]) {
        found.push({ name: one.id.name, node: one, keyword: `${node["kind"]} ` });
      }
    } else if (/^(?:Function|Class)Declaration$/.test(node.type)) {
      found.push({ name: node["id"].name, node, keyword: "" });
    } else if (node.type !== "ExpressionStatement" || typeof node["directive"] !== "string") {
      throw new Error(
        `A ${node.type} at the top level is not a declaration: ${code.slice(node.start, node.start + 80)}`,
      );
    }
  }
  const numbers = new Map(found.map(({ name }, number) => [name, number]));
  const short = (name: string): string => `_${numbers.get(name)!.toString(36)}`;
  const declarations = found.map(({ name, node, keyword }): Declaration => {
    const { variables } = namesOf(node);
    const used = [...variables].filter(([other]) => numbers.has(other));
    for (const [other, { declared }] of variables) {
      const isOwn = other === name && declared.length === 1;
      if ((numbers.has(other) && declared.length > 0 && !isOwn) || /^_[\da-z]+$/.test(other))
        throw new Error(`The local name ${other} in ${name} is that of a declaration.`);
    }
    const places = used.flatMap(([other, { declared, assigned, read }]) =>
      [...declared, ...assigned, ...read.map((each) => each.node)].map((place) => ({ other, place })),
    );
    const shorthands = new Set(
      used.flatMap(([, { read }]) =>
        read.filter(({ parent }) => parent.type === "Property" && parent["shorthand"]).map((each) => each.node.start),
      ),
    );
    let text = code.slice(node.start, node.end);
    const unique = new Map(places.map((each) => [each.place.start, each]));
    for (const { other, place } of [...unique.values()].sort((a, b) => b.place.start - a.place.start)) {
      const replacement = shorthands.has(place.start) ? `${other}:${short(other)}` : short(other);
      text = text.slice(0, place.start - node.start) + replacement + text.slice(place.end - node.start);
    }
    const needs = used.map(([other]) => numbers.get(other)!).filter((other) => other !== numbers.get(name));
    return { name: short(name), text: `${keyword}${text}${keyword === "" ? "" : ";"}`, needs };
  });
  return {
    exports: Object.fromEntries(exported.map(([as, local]) => [as, numbers.get(local)!])),
    notices: [...new Set(code.match(/\/\*![\s\S]*?\*\//g) ?? [])],
    declarations,
  };
}
