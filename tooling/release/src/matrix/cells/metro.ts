import { PRINT, programOf, verify } from "../program.ts";
import type { Cell } from "./cell.ts";

/** Metro with the Babel preset and the conditions of React Native. */
export const METRO: Cell = {
  name: "metro",
  often: false,
  ways: ["with package exports", "without"],
  note: "",
  async run({ portable, install }) {
    const project = await install("npm");
    project.write("babel.config.js", 'module.exports = { presets: ["@react-native/babel-preset"] };\n');
    project.write("main.js", programOf(portable, "esm", PRINT));
    for (const enabled of [true, false]) {
      project.write("metro.config.js", configOf(enabled));
      const out = `out-${enabled}.js`;
      await project.bin("metro", ["build", "main.js", "--out", out, "--platform", "android", "--reset-cache"]);
      verify(await project.node([out]), portable);
    }
  },
};

function configOf(enabled: boolean): string {
  return `module.exports = {
  resolver: {
    unstable_enablePackageExports: ${enabled},
    unstable_conditionNames: ["require", "react-native"],
    useWatchman: false,
  },
  transformer: { babelTransformerPath: require.resolve("@react-native/metro-babel-transformer") },
  maxWorkers: 1,
};
`;
}
