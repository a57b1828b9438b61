import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** The package's own modules that an import of `names` brings into a bundle. */
async function modulesFor(names: string): Promise<string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { ${names} } from "./src/index.ts";`, resolveDir: ROOT },
    absWorkingDir: ROOT,
    bundle: true,
    format: "esm",
    write: false,
    metafile: true,
    platform: "neutral",
    conditions: ["@url/source"],
  });
  const [output] = Object.values(metafile.outputs);
  return Object.entries(output?.inputs ?? {})
    .filter(([path, { bytesInOutput }]) => path.startsWith("src/") && bytesInOutput > 0)
    .map(([path]) => path.slice("src/".length));
}

const ROOT = fileURLToPath(new URL("..", import.meta.url));

test("tree: the grammar comes without messages, tables of widths and formats", async () => {
  const modules = await modulesFor("isValidURLString, isValidNonEmptyURL, baseKindOf");
  expect(modules).toContain("grammar/url-string.ts");
  expect(modules.filter((path) => !path.startsWith("grammar/"))).toEqual([]);
});

test("tree: the errors come without the grammar and without what shows them", async () => {
  const modules = await modulesFor("validate");
  expect(modules).toContain("explanations.ts");
  expect(modules.filter((path) => /^(?:grammar|terminal)\/|^(?:format|sarif|editor)\.ts$/.test(path))).toEqual([]);
});

test("tree: what shows an error comes without what finds it", async () => {
  expect(await modulesFor("toEditorDiagnostic")).toEqual(["position.ts", "editor.ts"]);
  expect(await modulesFor("formatDiagnostic")).not.toContain("explanations.ts");
});
