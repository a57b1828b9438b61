import { execFile } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../../../..", import.meta.url));
const MAIN = join(ROOT, "tooling/tables/src/watch/main.mjs");
const REGISTRY = "iana-ipv4-special-registry";
let folder: string;

const PINS: readonly Record<string, string | null>[] = JSON.parse(
  readFileSync(join(ROOT, "tooling/data/pins.json"), "utf8"),
);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "watch-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Writes what the servers would answer if nothing were newer than the pins. */
function answers(): void {
  for (const { kind, pinned, repository, url, pattern } of PINS) {
    if (kind === "commits" && pinned !== null) commits(repository!, [pinned!, "The pinned change"]);
    // The pinned version stands where the pattern has its group.
    if (kind === "version") write(pathOf(url!), pattern!.replace(/\(.*\)/, pinned!));
  }
  for (const family of ["ipv4", "ipv6"]) {
    const file = `iana-${family}-special-registry-1.csv`;
    const to = `www.iana.org/assignments/iana-${family}-special-registry/${file}`;
    cpSync(join(ROOT, "tooling/data/iana", file), join(folder, to));
  }
  write(ALLOCATIONS, publish(rowsOf("ipv6-unicast-allocations.csv")));
  for (const [prefix, , , source] of rowsOf("cloud-services.csv")) {
    write(pathOf(source!), `see ${prefix!.replace(/\/(32|128)$/, "")}`);
  }
}

const ALLOCATIONS = "www.iana.org/assignments/ipv6-unicast-address-assignments/ipv6-unicast-address-assignments.csv";

/** Writes the answer of GitHub with these commits, the newest first. */
function commits(repository: string, ...list: readonly (readonly [sha: string, message: string])[]): void {
  const path = join(folder, `api.github.com/repos/${repository}/commits`);
  mkdirSync(dirname(path), { recursive: true });
  const commit = (message: string): object => ({ committer: { date: "2026-09-01T00:00:00Z" }, message });
  writeFileSync(path, JSON.stringify(list.map(([sha, message]) => ({ sha, commit: commit(message) }))));
}

function pathOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

function pinned(name: string): string {
  return PINS.find((pin) => pin.name === name)!.pinned!;
}

/** Adds text to a saved answer. */
function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  appendFileSync(join(folder, path), `${text}\n`);
}

function rowsOf(file: string): string[][] {
  const lines = readFileSync(join(ROOT, "tooling/data/iana", file), "utf8")
    .trimEnd()
    .split("\n");
  return lines.slice(1).map((line) => line.split(","));
}

/** Our two columns in the form of the registry, with a note of two lines and blocks that are only reserved. */
function publish(rows: readonly string[][]): string {
  return [
    "Prefix,Designation,Date,WHOIS,RDAP,Status,Note",
    ...rows.map(
      ([prefix, name]) => `${prefix},${name},1999-07-01,whois.example,"https://a/ \nhttp://a/",ALLOCATED,"a, \nb"`,
    ),
    "2d00::/8,IANA,1999-07-01,,,RESERVED,",
  ].join("\r\n");
}

function watch(...args: string[]): Promise<{ readonly code: number; readonly stdout: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [MAIN, "--from", folder, ...args], { timeout: 60_000 }, (error, stdout) => {
      resolve({ code: error === null ? 0 : Number(error.code), stdout });
    });
  });
}

test("if nothing is newer, it says so of each pin, and writes no report", async () => {
  answers();
  const report = join(folder, "report.md");
  const { code, stdout } = await watch("--report", report);
  const lines = PINS.map(({ name, kind, pinned }) => {
    if (pinned === null) return `${name}: not pinned\n`;
    return `${name}: Pinned: ${kind === "commits" ? pinned!.slice(0, 7) : pinned}.\n`;
  });
  expect(stdout).toBe(lines.join(""));
  expect(code).toBe(0);
  expect(existsSync(report)).toBe(false);
});

test("it lists newer commits, another version, and lines that were added and removed", async () => {
  answers();
  commits("whatwg/url", ["a".repeat(40), "A newer change"], [pinned("URL Standard"), "The pinned change"]);
  commits("web-platform-tests/wpt", ["c".repeat(40), "Newer tests"]);
  writeFileSync(join(folder, "www.unicode.org/Public/idna/latest/ReadMe.txt"), "version 1000.0.0");
  const schemes = "www.iana.org/assignments/uri-schemes/uri-schemes.xml";
  writeFileSync(join(folder, schemes), "<updated>2099-09-01</updated>");
  const registry = join(folder, `www.iana.org/assignments/${REGISTRY}/${REGISTRY}-1.csv`);
  writeFileSync(registry, readFileSync(registry, "utf8").replace(/^127\.0\.0\.0\/8/m, "126.0.0.0/7"));
  const report = join(folder, "report.md");
  const { code, stdout } = await watch("--report", report);
  const text = readFileSync(report, "utf8");
  expect(code).toBe(1);
  expect(stdout).toContain(text);
  expect(text).toContain(`- 2026-09-01 https://github.com/whatwg/url/commit/${"a".repeat(40)} A newer change\n`);
  // The pinned commit is not in this answer, so that everything in it counts as newer.
  expect(text).toContain(
    `- 2026-09-01 https://github.com/web-platform-tests/wpt/commit/${"c".repeat(40)} Newer tests\n`,
  );
  expect(text).toContain("- https://www.unicode.org/Public/idna/latest/ReadMe.txt has version 1000.0.0.\n");
  expect(text).toContain("- https://www.iana.org/assignments/uri-schemes/uri-schemes.xml has version 2099-09-01.\n");
  expect(text).toContain("- removed: `127.0.0.0/8");
  expect(text).toContain("- added: `126.0.0.0/7");
  expect(text).toContain("Change the oracle first");
  expect(text).not.toContain("The pinned change");
  expect(text).not.toContain("IANA IPv6");
});

test("it lists a block that IANA has allocated since, and one that was taken back", async () => {
  answers();
  const [first, ...others] = rowsOf("ipv6-unicast-allocations.csv");
  writeFileSync(join(folder, ALLOCATIONS), publish([...others, ["2d10::/12", "APNIC"]]));
  const { code, stdout } = await watch();
  expect(code).toBe(1);
  expect(stdout).toContain(`- removed: \`${first!.join(",")}\`\n- added: \`2d10::/12,APNIC\`\n`);
  writeFileSync(join(folder, ALLOCATIONS), "moved");
  expect((await watch()).stdout).toContain("no rows in https://www.iana.org/assignments/ipv6-unicast");
});

test("it lists the services of clouds that their sources do not name any more", async () => {
  answers();
  const page = "learn.microsoft.com/en-us/azure/virtual-network/what-is-ip-address-168-63-129-16";
  writeFileSync(join(folder, page), "moved");
  rmSync(join(folder, "cloud.ibm.com"), { recursive: true });
  const { code, stdout } = await watch();
  expect(code).toBe(1);
  expect(stdout).toContain(`- https://${page} does not name 168.63.129.16.\n`);
  expect(stdout).toContain(
    "- https://cloud.ibm.com/docs/vpc?topic=vpc-service-endpoints-for-vpc could not be read: ENOENT",
  );
  expect(stdout).not.toContain("does not name 169.254");
});

test("what cannot be read is reported, and the others are compared all the same", async () => {
  answers();
  rmSync(join(folder, "api.github.com/repos/whatwg"), { recursive: true });
  writeFileSync(join(folder, "www.unicode.org/Public/idna/latest/ReadMe.txt"), "moved");
  const { code, stdout } = await watch();
  expect(code).toBe(1);
  expect(stdout).toMatch(/## URL Standard\n.*\n\n- It could not be read: ENOENT/);
  expect(stdout).toContain("- It could not be read: no version in https://www.unicode.org/");
  expect(stdout).toContain("web-platform-tests for URLs: Pinned");
});

test("an answer of another form is not taken for no change", async () => {
  answers();
  writeFileSync(join(folder, "api.github.com/repos/whatwg/url/commits"), '{"message":"rate limit"}');
  const { code, stdout } = await watch();
  expect(code).toBe(1);
  expect(stdout).toContain("- It could not be read: the answer is not a list of commits");
});

test("wrong arguments end with status 2", async () => {
  expect((await watch("--nothing")).code).toBe(2);
});
