// npm run tool -- open-issue (--label <name> | --private) --title <text> --body <file>
// Opens an issue in the repository of the workflow that runs this. If one with this title and label is open, the text
// becomes a comment of it. With --private it opens a draft of a security advisory instead, which only maintainers can read. Needs what GitHub Actions sets: GITHUB_API_URL, GITHUB_REPOSITORY, and a GITHUB_TOKEN.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    title: { type: "string" },
    label: { type: "string" },
    body: { type: "string" },
    private: { type: "boolean", default: false },
  },
});
const { title, label, body } = values;
const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
if (!title || !(label || values.private) || !body)
  fail("usage: npm run tool -- open-issue (--label <name> | --private) --title <text> --body <file>");
if (!GITHUB_API_URL || !GITHUB_REPOSITORY || !GITHUB_TOKEN)
  fail("open-issue: GITHUB_API_URL, GITHUB_REPOSITORY and GITHUB_TOKEN must be set, as they are in a workflow.");

// GitHub takes at most 65,536 characters.
const text = readFileSync(body, "utf8").slice(0, 60_000);
if (values.private) {
  // The API asks for a severity and for a package: a maintainer corrects both, or closes the draft.
  const vulnerabilities = [{ package: { ecosystem: "npm", name: "@url/parser" } }];
  const draft = { summary: title, description: text, severity: "low", vulnerabilities };
  await request("POST", `/repos/${GITHUB_REPOSITORY}/security-advisories`, draft);
  console.log("A draft of an advisory was opened.");
} else await report();

/** Opens an issue, or comments on the open one. */
async function report() {
  const issues = `/repos/${GITHUB_REPOSITORY}/issues`;
  const open = await request("GET", `${issues}?state=open&per_page=100&labels=${encodeURIComponent(label)}`);
  const same = open.find((issue) => issue.title === title);
  const made =
    same === undefined
      ? await request("POST", issues, { title, body: text, labels: [label] })
      : await request("POST", `${issues}/${same.number}/comments`, { body: text });
  console.log(made.html_url);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [data]
 * @returns {Promise<any>}
 */
async function request(method, path, data) {
  const response = await fetch(`${GITHUB_API_URL}${path}`, {
    method,
    headers: { accept: "application/vnd.github+json", authorization: `Bearer ${GITHUB_TOKEN}` },
    body: data === undefined ? undefined : JSON.stringify(data),
  });
  if (!response.ok) fail(`open-issue: ${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** @param {string} message */
function fail(message) {
  console.error(message);
  process.exit(2);
}
