import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";
import { describe, expect, test } from "vitest";
import { ROOT } from "../src/weigh.ts";

// A bundler drops a file that nobody needs because package.json says that it has no side effects. Within a file it
// drops only the statements that it can see to have none, such as a call with `/* @__PURE__ */`.
const ignoreSideEffectsField: Plugin = {
  name: "ignore-side-effects-field",
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, resolveDir }) =>
      path.startsWith(".")
        ? { path: resolve(resolveDir, path), sideEffects: true }
        : { path, external: true, sideEffects: false },
    );
  },
};

/**
 * Packages whose files must keep code: classes whose initializers run when they are defined, the polyfill, the command, and
 * an override that contains another author's code.
 */
const KEPT = new Set(["api", "cli", "whatwg-url"]);
/** The same for single files: the class `URLPattern`, what exports it, and the polyfill. */
const KEPT_FILES = new Set(["pattern/url-pattern.js", "pattern/index.js", "pattern/auto.js"]);

describe.each(readdirSync(join(ROOT, "packages")).filter((name) => !KEPT.has(name)))("%s", (name) => {
  const folder = join(ROOT, "packages", name, "dist");
  if (!existsSync(folder)) throw new Error(`${name} is not built: npm run build`);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".js") && !KEPT_FILES.has(`${name}/${file}`),
  );

  test.each(files)("nothing is left of %s if nothing of it is used", async (file) => {
    const { outputFiles } = await build({
      stdin: { contents: `import "./${file}";`, resolveDir: folder },
      bundle: true,
      write: false,
      format: "esm",
      minifyWhitespace: true,
      // A notice of other authors stays in a bundle whatever is left of the file.
      legalComments: "none",
      platform: "node",
      logLevel: "silent",
      plugins: [ignoreSideEffectsField],
    });
    expect(outputFiles[0]!.text.trim()).toBe("");
  });
});
