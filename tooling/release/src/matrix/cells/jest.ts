import { programOf } from "../program.ts";
import type { Cell } from "./cell.ts";

/** jest as `npm install jest` sets it up, and with the flag that its documentation names for ES modules. */
export function jest(name: string): Cell {
  return {
    name,
    often: false,
    ways: ["CommonJS without flags", "ES modules with `--experimental-vm-modules`", "the environment jsdom"],
    note: "",
    async run({ entries, portable, install }) {
      const project = await install("npm");
      project.write("commonjs/entries.test.js", programOf(entries, "cjs", testOf(entries.length)));
      project.write("modules/entries.test.mjs", programOf(entries, "esm", testOf(entries.length)));
      project.write("jsdom/entries.test.js", programOf(portable, "cjs", testOf(portable.length)));
      const only = ["--ci", "--rootDir", project.folder];
      await project.bin("jest", [...only, "--testPathPatterns", "commonjs"].map(renamed));
      const modules = ["--testMatch", "**/modules/*.test.mjs", "--transform", "{}"];
      await project.bin("jest", [...only, ...modules], { NODE_OPTIONS: "--experimental-vm-modules" });
      await project.bin("jest", [...only, "--env", "jsdom", "--testPathPatterns", "jsdom"].map(renamed));
    },
  };

  /** jest 30 renamed an option. */
  function renamed(option: string): string {
    return name === "jest 29" && option === "--testPathPatterns" ? "--testPathPattern" : option;
  }
}

/** ts-jest with its preset, in a project of CommonJS. */
export const TS_JEST: Cell = {
  name: "ts-jest",
  often: false,
  ways: ["CommonJS with its preset"],
  note: "",
  async run({ entries, install }) {
    const project = await install("pnpm");
    project.write("jest.config.js", 'module.exports = { preset: "ts-jest" };\n');
    const options = { module: "commonjs", target: "es2022", strict: true, esModuleInterop: true, types: ["jest"] };
    project.write("tsconfig.json", JSON.stringify({ compilerOptions: options }));
    project.write("entries.test.ts", programOf(entries, "esm", testOf(entries.length)));
    await project.bin("jest", ["--ci"]);
  },
};

function testOf(count: number): string {
  return `test("each entry", () => {
  expect(wrong).toEqual([]);
  expect(count).toBe(${count});
});`;
}
