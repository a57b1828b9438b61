import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** What an application which imports `code` would ship; its exports are the properties of the global `encoding`. */
function bundle(code: string) {
  return build({
    stdin: { contents: code, resolveDir: fileURLToPath(new URL("..", import.meta.url)), loader: "ts" },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "iife",
    globalName: "encoding",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["@url/source"],
  });
}

/** The modules from outside the house in it. */
async function outsiders(code: string): Promise<string[]> {
  const result = await bundle(code);
  const { inputs } = Object.values(result.metafile.outputs)[0]!;
  return Object.keys(inputs)
    .filter((path) => path.includes("node_modules") && inputs[path]!.bytesInOutput > 0)
    .map((path) => path.replace(/^.*node_modules\//, ""));
}

test("/single-byte ships no multi-byte table, the root does", async () => {
  const small = await outsiders('export * from "@url/encoding/single-byte";');
  const large = await outsiders('export * from "@url/encoding";');
  const tables = (paths: string[]) => paths.filter((path) => /multi-byte/.test(path));
  expect(small.some((path) => /single-byte\.encodings/.test(path))).toBe(true);
  expect(tables(small)).toEqual([]);
  expect(tables(large)).not.toEqual([]);
});

test("both work where there is no TextDecoder and no TextEncoder", async () => {
  // A context of its own has the language's globals and no others.
  const answers = async (entry: string, script: string) => {
    const context = createContext({});
    runInContext((await bundle(`export * from "${entry}";`)).outputFiles[0]!.text, context);
    return runInContext(`typeof TextDecoder + typeof TextEncoder + JSON.stringify(${script})`, context);
  };
  const none = "undefinedundefined";
  const encode = (label: string) =>
    `Array.from(encoding.createEncoder("${label}")("é≡\u{1f600}"), (p) => (typeof p === "number" ? p : Array.from(p)))`;
  const decode = (label: string) => `encoding.createDecoder("${label}")(Uint8Array.of(0x81, 0xdf))`;
  expect(await answers("@url/encoding", encode("shift_jis"))).toBe(`${none}[233,[129,223],128512]`);
  expect(await answers("@url/encoding", decode("shift_jis"))).toBe(`${none}"≡"`);
  expect(await answers("@url/encoding/single-byte", encode("windows-1252"))).toBe(`${none}[[233],8801,128512]`);
  expect(await answers("@url/encoding/single-byte", decode("windows-1252"))).toBe(`${none}"\u0081ß"`);
  expect(await answers("@url/encoding/single-byte", decode("utf-16be"))).toBe(`${none}"\u81df"`);
});
