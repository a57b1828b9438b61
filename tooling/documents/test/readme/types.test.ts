import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../src/readme/documents.ts";
import { typeErrors } from "../../src/readme/types.ts";

const FOLDER = join(ROOT, "tooling/documents/.cache/types-test");

test("types: finds no error in a block that uses a package correctly", () => {
  const code = 'import { parseIPv6 } from "@url/ipv6";\nconst pieces = parseIPv6("::1");\nawait pieces;';
  expect(typeErrors([{ name: "good", code }], ROOT, FOLDER)).toBe("");
});

test("types: finds a wrong argument, an unknown export and an unknown package", () => {
  const modules = [
    { name: "argument", code: 'import { parseIPv6 } from "@url/ipv6";\nparseIPv6(1);' },
    { name: "export", code: 'import { parseIPv7 } from "@url/ipv6";' },
    { name: "package", code: 'import "@url/ipv7";\nimport { x } from "@url/ipv7";' },
  ];
  const errors = typeErrors(modules, ROOT, FOLDER);
  expect(errors).toMatch(/argument\.ts\(2,11\): error/);
  expect(errors).toMatch(/export\.ts\(1,10\): error/);
  expect(errors).toMatch(/package\.ts\(2,19\): error/);
});
