import { PRINT, programOf, verify } from "../program.ts";
import type { Cell } from "./cell.ts";

export const WEBPACK_5: Cell = {
  name: "webpack 5",
  often: false,
  ways: ["browser", "Node, import", "Node, require"],
  note: "",
  async run({ entries, portable, install }) {
    const project = await install("npm");
    for (const [target, extension, list] of [
      ["web", "mjs", portable],
      ["node", "mjs", entries],
      ["node", "cjs", entries],
    ] as const) {
      const entry = `./${target}.${extension}`;
      project.write(entry, programOf(list, extension === "mjs" ? "esm" : "cjs", PRINT));
      const output = `{ filename: "${target}-${extension}.js" }`;
      const config = `{ mode: "production", entry: "${entry}", target: "${target}", output: ${output} }`;
      project.write("webpack.config.js", `module.exports = ${config};\n`);
      await project.bin("webpack", []);
      verify(await project.node([`dist/${target}-${extension}.js`]), list);
    }
  },
};

/** webpack 4 reads neither `exports` nor newer syntax: it finds entries by their folders, and Babel reads the syntax. */
export const WEBPACK_4: Cell = {
  name: "webpack 4",
  often: false,
  ways: ["browser, with babel-loader"],
  note: "It cannot read ES2022. Let babel-loader with `@babel/preset-env` convert `node_modules/@url`, and `node_modules/@exodus` for `@url/encoding`. On Node 17 and later, webpack 4 itself needs `NODE_OPTIONS=--openssl-legacy-provider`.",
  async run({ portable, install }) {
    const project = await install("npm");
    project.write("main.js", programOf(portable, "esm", PRINT));
    project.write(
      "webpack.config.js",
      `module.exports = {
  mode: "production",
  entry: "./main.js",
  module: {
    rules: [
      { test: /node_modules.@(url|exodus).*\\.js$/, use: { loader: "babel-loader", options: { presets: ["@babel/preset-env"] } } },
    ],
  },
};
`,
    );
    await project.bin("webpack", [], { NODE_OPTIONS: "--openssl-legacy-provider" });
    verify(await project.node(["dist/main.js"]), portable);
  },
};
