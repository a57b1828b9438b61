import { expect, test } from "vitest";
import { installCommand, MANAGERS, type Manager } from "../src/scripts/site/install-command.ts";

// From the help of each: npm install, pnpm add, yarn add, bun add, deno add.
test.each([
  ["npm", "npm install @url/api react"],
  ["pnpm", "pnpm add @url/api react"],
  ["Yarn", "yarn add @url/api react"],
  ["Bun", "bun add @url/api react"],
  ["Deno", "deno add npm:@url/api npm:react"],
] as const satisfies readonly (readonly [Manager, string])[])("%s: %s", (manager, command) => {
  expect(installCommand("npm install @url/api react\n", manager)).toBe(command);
  expect(MANAGERS).toHaveProperty(manager);
});

test.each(["npm install", "npm install -g @url/cli", "npm test", "npm install a\nnpm test", "url inspect x"])(
  "%s is the same for all",
  (text) => {
    expect(installCommand(text, "pnpm")).toBeNull();
  },
);
