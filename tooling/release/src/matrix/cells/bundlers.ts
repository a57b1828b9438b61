import { PRINT, programOf, verify } from "../program.ts";
import type { Cell } from "./cell.ts";

export const ESBUILD: Cell = {
  name: "esbuild",
  often: true,
  ways: ["browser, ES module", "Node, ES module", "Node, CommonJS"],
  note: "",
  async run({ entries, portable, install }) {
    const project = await install("npm");
    project.write("web.mjs", programOf(portable, "esm", PRINT));
    project.write("node.mjs", programOf(entries, "esm", PRINT));
    project.write("node.cjs", programOf(entries, "cjs", PRINT));
    await project.bin("esbuild", ["web.mjs", "--bundle", "--format=esm", "--outfile=out/web.mjs"]);
    await project.bin("esbuild", ["node.mjs", "--bundle", "--platform=node", "--format=esm", "--outfile=out/node.mjs"]);
    await project.bin("esbuild", ["node.cjs", "--bundle", "--platform=node", "--outfile=out/node.cjs"]);
    verify(await project.node(["out/web.mjs"]), portable);
    verify(await project.node(["out/node.mjs"]), entries);
    verify(await project.node(["out/node.cjs"]), entries);
  },
};

const COMMONJS = /^@url\/(encoding|form|whatwg-url)\b/;

export const ROLLUP: Cell = {
  name: "rollup",
  often: false,
  ways: ["browser", "Node"],
  note: "`@url/encoding` and `@url/whatwg-url` need `@rollup/plugin-commonjs` and `@rollup/plugin-json`, because `@exodus/bytes` has a CommonJS file that reads JSON.",
  async run({ entries, portable, install }) {
    const project = await install("pnpm");
    const others = (list: readonly string[]) => list.filter((entry) => !COMMONJS.test(entry));
    for (const [name, list, plugins] of [
      ["web", others(portable), "nodeResolve({ browser: true })"],
      ["web-all", portable, "nodeResolve({ browser: true }), commonjs(), json()"],
      ["node", others(entries), 'nodeResolve({ exportConditions: ["node"] })'],
      ["node-all", entries, 'nodeResolve({ exportConditions: ["node"] }), commonjs(), json()'],
    ] as const) {
      project.write(`${name}.mjs`, programOf(list, "esm", PRINT));
      project.write(
        "rollup.config.mjs",
        `import commonjs from "@rollup/plugin-commonjs";
import json from "@rollup/plugin-json";
import { nodeResolve } from "@rollup/plugin-node-resolve";
const onwarn = (warning) => { throw new Error(warning.message); };
const output = { file: "out/${name}.mjs", inlineDynamicImports: true };
export default { input: "${name}.mjs", external: /^(?:node:|@fastify.busboy$)/, plugins: [${plugins}], onwarn, output };
`,
      );
      await project.bin("rollup", ["-c"]);
      verify(await project.node([`out/${name}.mjs`]), list);
    }
  },
};

export const VITE: Cell = {
  name: "vite",
  often: false,
  ways: ["a production build"],
  note: "",
  async run({ portable, install }) {
    const project = await install("npm");
    project.write("index.html", '<!doctype html><script type="module" src="/main.js"></script>\n');
    project.write("main.js", programOf(portable, "esm", PRINT));
    const output = 'rolldownOptions: { output: { entryFileNames: "main.mjs" } }, modulePreload: false';
    project.write("vite.config.mjs", `export default { build: { ${output} } };\n`);
    await project.bin("vite", ["build"]);
    verify(await project.node(["dist/main.mjs"]), portable);
  },
};

export const PARCEL: Cell = {
  name: "parcel",
  often: false,
  ways: ["a production build without `exports`, its default", "with `packageExports`"],
  note: "",
  async run({ portable, install }) {
    const project = await install("npm");
    project.write("main.js", programOf(portable, "esm", PRINT));
    for (const packageExports of [false, true]) {
      const targets = { app: { source: "main.js", distDir: `out-${packageExports}`, context: "browser" } };
      project.configure({ "@parcel/resolver-default": { packageExports }, targets });
      await project.bin("parcel", ["build", "--target", "app", "--no-cache"]);
      verify(await project.node([`out-${packageExports}/main.js`]), portable);
    }
  },
};
