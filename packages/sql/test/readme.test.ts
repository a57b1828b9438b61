import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { SQL_FUNCTIONS } from "../src/index.ts";
import { warehouseFiles } from "../src/warehouse/index.ts";

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
  expect(text).toContain("<!-- scripts -->");
  const written = text
    .replace(/(?<=<!-- functions -->\n)[\s\S]*?(?=\n?<!-- \/functions -->)/, () => `${table}\n`)
    .replace(/(?<=<!-- scripts -->\n)[\s\S]*?(?=\n?<!-- \/scripts -->)/, () => `${scripts()}\n`)
    .replace(/\n\n(?=<!-- \/)/g, "\n");
  await expect(written).toMatchFileSnapshot(README);
});

function scripts(): string {
  const rows = [undefined, ["url_host"], ["url_site"], ["url_parse"], ["url_extract"], ["ip_class"]].map(
    (functions) => {
      const sizes = [{}, { list: "icann" } as const].map((list) => {
        const { length } = warehouseFiles("bigquery", { functions, ...list })[0]!.text;
        return Math.round(length / 1024);
      });
      return `| ${functions === undefined ? "all" : `\`${functions[0]}\``} | ${sizes.join(" | ")} |`;
    },
  );
  return ["| functions | whole list | `--list icann` |", "| --- | ---: | ---: |", ...rows].join("\n");
}
