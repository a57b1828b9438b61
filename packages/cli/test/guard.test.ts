import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { url } from "./harness.ts";

async function policyFile(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "guard-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, "policy.json");
  await writeFile(path, text);
  return path;
}

test("guard: shows the verdict, the rule and the address for each URL", async () => {
  expect(await url(["guard", "http://127.1/", "https://example.com/a", "http://8.8.8.8/", "http://"])).toEqual({
    status: 1,
    output: `rejected    special-address    http://127.0.0.1/  127.0.0.1
unresolved  resolution         https://example.com/a
allowed     public-address     http://8.8.8.8/  8.8.8.8
rejected    invalid-url        "http://"
`,
    errors: "",
  });
});

test("guard: exits with 0 if nothing is rejected, and reads standard input without arguments", async () => {
  const { status, output } = await url(["guard"], ["https://example.com/\n", "http://1.1.1.1/\n"]);
  expect([status, output.split("\n").length]).toEqual([0, 3]);
});

test("guard --json: prints the decision as one object", async () => {
  const { output } = await url(["guard", "--json", "http://user:secret@10.0.0.1/"]);
  expect(JSON.parse(output)).toEqual({
    verdict: "rejected",
    rule: "credentials",
    url: "http://10.0.0.1/",
    host: "10.0.0.1",
    port: 80,
    address: null,
  });
});

test("guard: does not show a password, nor all of a long text", async () => {
  const { output } = await url(["guard", "http://user:secret@[", `x${"y".repeat(100_000)}`]);
  expect(output).not.toContain("secret");
  expect(output.length).toBeLessThan(1200);
});

test("guard --resolve: judges the addresses of a name", async () => {
  const policy = await policyFile('{ "hosts": { "allow": ["localhost", "nothing.invalid"] } }');
  const { status, output } = await url([
    "guard",
    "--resolve",
    "--policy",
    policy,
    "http://localhost/",
    "http://nothing.invalid/",
  ]);
  expect(status).toBe(1);
  expect(output).toMatch(/^rejected {4}special-address {4}http:\/\/localhost\/ {2}(127\.0\.0\.1|::1)\n/);
  expect(output).toMatch(/\nrejected {4}no-address {9}http:\/\/nothing\.invalid\/\n$/);
});

test("guard --policy: reads the options of createPolicy, and reports what is wrong with them", async () => {
  const allowing = await policyFile('{ "addresses": { "allow": ["10.0.0.0/8"] } }');
  expect(await url(["guard", "--policy", allowing, "http://10.1.2.3/"])).toMatchObject({ status: 0 });
  expect(await url(["guard", "--policy", await policyFile('{ "answers": "all" }'), "http://a/"])).toEqual({
    status: 3,
    output: "",
    errors: 'url guard: --policy: createPolicy: answers must be "every" or "some", not "all". (see url guard --help)\n',
  });
  expect(await url(["guard", "--policy", await policyFile("{"), "http://a/"])).toMatchObject({ status: 3 });
  const missing = await url(["guard", "--policy", "/nowhere/policy.json", "http://a/"]);
  expect(missing.status).toBe(2);
  expect(missing.errors).toContain("/nowhere/policy.json");
});
