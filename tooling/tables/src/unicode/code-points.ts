import { createRequire } from "node:module";

/** The Unicode version of the tables, such as "18.0.0": that of `@unicode/latest`, which pnpm-workspace.yaml pins. */
export const UNICODE_VERSION: string = nameOf("@unicode/latest").replace("@unicode/unicode-", "");

/** The code points that have a property, such as `Bidi_Class/Left_To_Right`. */
export async function readCodePoints(property: string): Promise<readonly number[]> {
  return ((await import(`@unicode/latest/${property}/code-points.mjs`)) as CodePoints).default;
}

/** Returns one byte for each code point: 1 if Unicode 9 assigned it. */
export async function isInUnicode9(): Promise<Uint8Array> {
  const assigned = new Uint8Array(0x110000);
  const module = (await import("@unicode/unicode-9.0.0/Binary_Property/Assigned/code-points.mjs")) as CodePoints;
  for (const c of module.default) assigned[c] = 1;
  return assigned;
}

interface CodePoints {
  readonly default: readonly number[];
}

/** The name that an aliased package calls itself. */
function nameOf(alias: string): string {
  return (createRequire(import.meta.url)(`${alias}/package.json`) as { name: string }).name;
}
