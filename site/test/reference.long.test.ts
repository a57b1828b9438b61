import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { describe, expect, inject, test } from "vitest";
import { addressOf, pageOfEntry, typesPageOf } from "../src/reference/address.ts";
import { LETTER_PAGES } from "../src/reference/index-pages.ts";
import { attribute, type BuiltPage, type Element, readPages } from "./support/built-pages.ts";
import { hasClass, textOf, within } from "./support/element-text.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const pages = new Map(readPages(inject("dist")).map((page) => [page.url, page]));

/** An entry as its report in `docs/api` has it, which `npm run tool -- api` writes. */
interface Report {
  readonly entry: string;
  readonly exports: readonly { readonly name: string; readonly declaration: string }[];
}

const reports = readdirSync(join(ROOT, "docs/api")).map((file): Report => {
  const [head = "", ...parts] = readFileSync(join(ROOT, "docs/api", file), "utf8").split(/\n\n(?=\S)/);
  return {
    entry: head.split("\n")[0]!,
    exports: parts.flatMap((part) => {
      const [name = "", ...lines] = part.split("\n");
      const declaration = lines.map((line) => line.slice(4)).filter((line) => !line.startsWith("//"));
      return name.startsWith("It exports nothing") ? [] : [{ name, declaration: declaration.join("\n").trim() }];
    }),
  };
});

/** The page of an entry, with that of its types if they have one. */
const pageOf = (entry: string): Pick<BuiltPage, "elements"> => {
  const urls = [pageOfEntry(entry), typesPageOf(entry) ?? []].flat();
  return { elements: urls.flatMap((url) => [...pages.get(url)!.elements]) };
};
const sectionsOf = ({ elements }: Pick<BuiltPage, "elements">) =>
  new Map(
    elements
      .filter((element) => element.tagName === "section" && hasClass(element, "export"))
      .map((section) => [attribute(section, "aria-labelledby")!, section]),
  );
const signatureOf = (section: Element) => textOf(within(section, "pre", "signature")[0]!);

/** Without what only the layout of a long declaration changes. */
const bare = (text: string) =>
  text
    .replace(/ +#private;\n/, "")
    .replace(/,(?=\s*\))/g, "")
    .replace(/=\s*\|/g, "=")
    .replace(/\s+/g, "");

test("there is a page for each entry, one for the types of some, and no other", () => {
  const entries = reports.flatMap(({ entry }) => [pageOfEntry(entry), typesPageOf(entry) ?? []].flat());
  expect(entries.length).toBeGreaterThan(60);
  const found = [...pages.keys()].filter((url) => /^\/reference\/(?!a-z\/).+/.test(url));
  expect(found.sort()).toEqual(entries.sort());
});

describe.each(reports)("$entry", ({ entry, exports }) => {
  test("has a section with the declaration for each export of the report, and no other", () => {
    const sections = sectionsOf(pageOf(entry));
    expect([...sections.keys()].sort()).toEqual(exports.map(({ name }) => name).sort());
    for (const { name, declaration } of exports) {
      expect(bare(signatureOf(sections.get(name)!))).toBe(bare(declaration));
    }
  });

  test("has signatures that are TypeScript", async () => {
    for (const pre of pageOf(entry)
      .elements.filter(({ tagName }) => tagName === "section")
      .filter((section) => hasClass(section, "export"))) {
      const text = signatureOf(pre).replace(/^\w+ as \w+\n/, "");
      const declared = text.replace(
        /^(?=(?:abstract class|class|const|enum|function|interface|let|namespace|type)\b)/gm,
        "declare ",
      );
      await expect(transform(declared, { loader: "ts" })).resolves.toHaveProperty("warnings", []);
    }
  });

  test("tells functions, classes, values and types apart", () => {
    const sections = sectionsOf(pageOf(entry));
    for (const { name, declaration } of exports) {
      const kind = textOf(within(sections.get(name)!, "span", "kind")[0]!);
      // An interface that is merged into a class is a class.
      const isType = /^(?:\w+ as \w+\n)?(?:interface|type)\b/.test(declaration) && !/^class\b/m.test(declaration);
      expect([name, kind === "type"]).toEqual([name, isType]);
      if (/^function\b/.test(declaration)) expect([name, kind]).toEqual([name, "function"]);
    }
  });

  test("shows examples that are in the source, which the tests of tooling/documents run", () => {
    for (const section of sectionsOf(pageOf(entry)).values()) {
      const [, file = ""] = /^(.+):\d+$/.exec(textOf(within(section, "p", "place")[0]!))!;
      const source = readFileSync(join(ROOT, file), "utf8");
      for (const pre of within(section, "pre", "example")) {
        const code = textOf(pre).replace(/\n *(?=\/\/ → )/g, " ");
        const lines = code.split("\n").filter((line) => line !== "" && !line.startsWith("import "));
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(source).toContain(line.trim());
      }
    }
  });

  test("links each export to the line that declares it", () => {
    for (const [name, section] of sectionsOf(pageOf(entry))) {
      const [, file = "", line = ""] = /^(.+):(\d+)$/.exec(textOf(within(section, "p", "place")[0]!))!;
      const declared = readFileSync(join(ROOT, file), "utf8").split("\n")[Number(line) - 1]!;
      const [, original = name] =
        new RegExp(`^(\\w+) as ${name.replace("$", "\\$")}\n`).exec(signatureOf(section)) ?? [];
      expect([name, declared]).toEqual([name, expect.stringContaining(original === "default" ? "" : original)]);
      const [link] = within(within(section, "p", "place")[0]!, "a");
      expect(attribute(link!, "href")).toMatch(new RegExp(`/blob/main/${file}#L${line}$`));
    }
  });
});

test.each([
  ["the list by package", ["/reference/"]],
  ["the lists from A to Z", LETTER_PAGES.map(({ url }) => url)],
])("%s has every export of every entry", (_, urls) => {
  const elements = urls.flatMap((url) => [...pages.get(url)!.elements]);
  const targets = new Set(elements.map((element) => attribute(element, "href")));
  const missing = reports.flatMap(({ entry, exports }) =>
    exports.map(({ name }) => addressOf({ entry, name })).filter((target) => !targets.has(target)),
  );
  expect(missing).toEqual([]);
});

test("an option has its type and its meaning, and a failure its code and its meaning", () => {
  const section = sectionsOf(pageOf("@url/parser")).get("parseURL")!;
  const rows = within(section, "tr").map((row) =>
    within(row, "td").map((cell) => textOf(cell).replace(/\s+/g, " ").trim()),
  );
  expect(rows).toContainEqual(["base? URLLike", "The URL that a relative input is resolved against."]);
  expect(rows).toContainEqual(["port-out-of-range", "The port is greater than 65535."]);
  expect(rows).toContainEqual(["too-long", "The input is longer than maxLength."]);
});

test("a type in a signature leads to its own entry, also in another package", () => {
  const signature = within(sectionsOf(pageOf("@url/parser")).get("parseURL")!, "pre", "signature")[0]!;
  expect(within(signature, "a").map((link) => attribute(link, "href"))).toEqual([
    "/reference/parser/#ParseOptions",
    "/reference/result/#Result",
    "/reference/serializer/#URLRecord",
    "/reference/parser/#URLError",
  ]);
});
