import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../../src/workflows/read-workflows.ts";

const read = (path: string) => parse(readFileSync(join(ROOT, path), "utf8"));
const FORMS = ".github/ISSUE_TEMPLATE";
const forms = readdirSync(join(ROOT, FORMS)).filter((name) => name !== "config.yml");

// https://docs.github.com/en/communities/using-templates-to-encourage-useful-issues-and-pull-requests/syntax-for-githubs-form-schema
describe.each(forms)(`${FORMS}/%s`, (name) => {
  const form = read(`${FORMS}/${name}`);

  test("has a name, a description and fields, each with an id of its own and a label", () => {
    expect(form.name).toMatch(/^.{4,}$/);
    expect(form.description).toMatch(/\.$/);
    const ids = form.body.map(({ id }: { id: string }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const field of form.body) {
      expect(["input", "textarea", "dropdown", "checkboxes"]).toContain(field.type);
      expect(field.id).toMatch(/^[\w-]+$/);
      expect(field.attributes.label).toMatch(/./);
    }
  });
});

// https://docs.github.com/en/code-security/dependabot/working-with-dependabot/dependabot-options-reference
test("dependabot.yml covers the packages and the actions", () => {
  const { version, updates } = read(".github/dependabot.yml");
  expect(version).toBe(2);
  expect(updates.map((update: Record<string, unknown>) => update["package-ecosystem"])).toEqual([
    "npm",
    "github-actions",
  ]);
  for (const update of updates) {
    expect(update.directory).toBe("/");
    expect(["daily", "weekly", "monthly"]).toContain(update.schedule.interval);
  }
});

test("the package manager that jobs run has a hash, for the version that package.json pins", () => {
  const { version, hashes } = read("tooling/data/pnpm.json");
  expect(read("package.json").packageManager).toBe(`pnpm@${version}`);
  // ubuntu-latest is x64.
  expect(hashes["linux-x64"]).toMatch(/^sha512-[\w+/]{86}==$/);
});
