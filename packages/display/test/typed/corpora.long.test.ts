import { parseURL } from "@url/parser";
import { readCorpus } from "@url/tooling-corpora";
import { fix, isValidURLString } from "@url/validator";
import { expect, test } from "vitest";
import { repairTyped } from "../../src/typed/index.ts";

test.each(["urls-web.txt", "urls-files.txt"] as const)("no URL of %s becomes another one", (name) => {
  const { lines } = readCorpus(name);
  const changed = lines.filter((line) => {
    const result = parseURL(line);
    if (!result.ok) return false;
    const [first] = repairTyped(line);
    const isSame = first?.url.href === result.value.href;
    return !isSame || (isValidURLString(line) && (fix(line) !== line || first?.text !== line));
  });
  expect(lines.length).toBeGreaterThan(400);
  expect(changed.slice(0, 20)).toEqual([]);
});
