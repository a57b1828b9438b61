import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { SQL_FUNCTIONS } from "../src/index.ts";

const README = fileURLToPath(new URL("../README.md", import.meta.url));

// `npm run generate` writes it.
test("the table of the README is that of the package", async () => {
  const rows = SQL_FUNCTIONS.map(({ name, description, parameters, returns }) => {
    const list = parameters.map((parameter) => parameter.name).join(", ");
    return `| \`${name}(${list})\` | ${returns} | ${description} |`;
  });
  const table = ["| function | returns | |", "| --- | --- | --- |", ...rows].join("\n");
  const text = readFileSync(README, "utf8");
  expect(text).toContain("<!-- functions -->");
  const written = text.replace(/(?<=<!-- functions -->\n)[\s\S]*?(?=\n<!-- \/functions -->)/, () => table);
  await expect(written).toMatchFileSnapshot(README);
});
