import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("../../src/workflows/open-issue.mjs", import.meta.url));
const run = promisify(execFile);
let folder: string;
let server: Server;
let open: readonly object[];
let requests: string[];

// The part of GitHub's API that the script uses.
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "open-issue-"));
  writeFileSync(join(folder, "body.md"), "What happened.");
  open = [];
  requests = [];
  server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    requests.push(`${request.method} ${request.url} ${request.headers.authorization} ${body}`);
    response.end(JSON.stringify(request.method === "GET" ? open : { html_url: "https://example.com/issue" }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function openIssue(...args: string[]) {
  return run(process.execPath, [SCRIPT, ...args], {
    env: {
      ...process.env,
      GITHUB_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GITHUB_REPOSITORY: "a/b",
      GITHUB_TOKEN: "secret",
    },
  });
}

const ARGUMENTS = () => ["--title", "Found", "--label", "fuzz", "--body", join(folder, "body.md")];

test("opens an issue with the text of a file", async () => {
  const { stdout } = await openIssue(...ARGUMENTS());
  expect(stdout.trim()).toBe("https://example.com/issue");
  expect(requests).toEqual([
    "GET /repos/a/b/issues?state=open&per_page=100&labels=fuzz Bearer secret ",
    'POST /repos/a/b/issues Bearer secret {"title":"Found","body":"What happened.","labels":["fuzz"]}',
  ]);
});

test("comments on an open issue with the same title instead", async () => {
  open = [
    { title: "Another", number: 6 },
    { title: "Found", number: 7 },
  ];
  await openIssue(...ARGUMENTS());
  expect(requests[1]).toBe('POST /repos/a/b/issues/7/comments Bearer secret {"body":"What happened."}');
});

test("opens a draft of an advisory for what others must not read, and prints nothing of it", async () => {
  const { stdout } = await openIssue("--private", "--title", "Found", "--body", join(folder, "body.md"));
  expect(stdout).toBe("A draft of an advisory was opened.\n");
  expect(requests).toHaveLength(1);
  const [, sent] = /^POST \/repos\/a\/b\/security-advisories Bearer secret (.*)$/.exec(requests[0]!)!;
  expect(JSON.parse(sent!)).toMatchObject({ summary: "Found", description: "What happened.", severity: "low" });
});

test("says what is missing", async () => {
  await expect(openIssue("--title", "Found")).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining("usage"),
  });
  expect(requests).toEqual([]);
});
