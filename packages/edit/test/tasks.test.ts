import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { answerOf, CONTESTANTS, type Contestant, judge, TASKS, type Task } from "./tasks.ts";

const PATH = fileURLToPath(new URL("../../../docs/edit-tasks.md", import.meta.url));
const PAGE = readFileSync(PATH, "utf8");

test.each(TASKS.map((task) => [task.name, task] as const))("%s: ours is right for every value", (_, task) => {
  expect(judge(task, task.ways["@url/edit"]!).wrong).toEqual([]);
});

test("docs/edit-tasks.md says who is right, and which values each gets wrong", async () => {
  const rows = TASKS.map((task) => [
    task.name,
    `${task.values.length}`,
    ...CONTESTANTS.map((name) => rightOf(task, name)),
  ]);
  const rule = ["---", ...["", ...CONTESTANTS].map(() => "--:")];
  const wrong = TASKS.flatMap((task) =>
    CONTESTANTS.map((name) => [task.name, name, wrongOf(task, name)]).filter(([, , values]) => values !== ""),
  );
  const page = replaced("right", [["task", "values", ...CONTESTANTS], rule, ...rows], PAGE);
  const whole = replaced("wrong", [["task", "package", "values"], ["---", "---", "---"], ...wrong], page);
  // "npx vitest run packages/edit/test/tasks.test.ts -u" writes it.
  await expect(whole).toMatchFileSnapshot(PATH);
});

/** The page with another table between the marks of this name. */
function replaced(mark: string, cells: readonly (readonly string[])[], page: string): string {
  const table = cells.map((row) => `| ${row.join(" | ")} |`).join("\n");
  const [before, rest] = page.split(`<!-- ${mark} -->\n`);
  return `${before}<!-- ${mark} -->\n${table}\n<!-- /${mark} -->${rest!.split(`<!-- /${mark} -->`)[1]}`;
}

// What the page says of ufo, beside what its code blocks show of the others.
test.each<[string, Contestant, string, string | null]>([
  ["build", "ufo", "..", "https://h/..?q=.."],
  ["join", "ufo", "%2e%2e/x", "https://h/app/%2e%2e/x"],
  ["add parameters", "ufo", "a", "https://h/list?q=a+b&x&page=1&tag=a#top"],
  ["remove tracking", "ufo", "?a=%7E&utm_id=1#f", "https://h/?a=~#f"],
  ["canonical key", "ufo", "https://h/a/./b?y=2&x=1", "false"],
  ["redact credentials", "ufo", "https://u:a@SECRET@h/", "https://SECRET@h/"],
  ["change host", "ufo", "evil/x", "https://evil/x/a?b"],
  ["sub-resource", "ufo", "a", "https://h/api/items/?key=k/a"],
])("%s with %s: %s gives %s", (name, contestant, value, answer) => {
  const task = TASKS.find((one) => one.name === name)!;
  expect(answerOf(task.ways[contestant]!, value)).toBe(answer);
  expect(PAGE).toContain(`\`${answer}\``);
});

function rightOf(task: Task, name: Contestant): string {
  const way = task.ways[name];
  return way ? `${judge(task, way).right}` : "–";
}

function wrongOf(task: Task, name: Contestant): string {
  const way = task.ways[name];
  const wrong = way ? judge(task, way).wrong : [];
  if (wrong.length === task.values.length) return "all";
  return wrong.map((value) => `\`${value || "empty"}\``).join(" ");
}
