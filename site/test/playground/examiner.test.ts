import { expect, test } from "vitest";
import { answer } from "../../src/scripts/playground/answer.ts";
import { createExaminer, isLong, type WorkerLike } from "../../src/scripts/playground/examiner.ts";
import type { Reply, Request } from "../../src/scripts/playground/messages.ts";
import { EXAMINE_HERE } from "../../src/scripts/playground/model/limits.ts";
import { nextTab } from "../../src/scripts/playground/panels/tabs.ts";
import { stateOf } from "./support.ts";

const short = (name: string) => stateOf(`https://${name}/`, { value: "" });
const long = (name: string) => stateOf(`https://${name}/${"a".repeat(EXAMINE_HERE)}`, { value: "" });

/** An examiner whose worker answers when the test says so. */
function create() {
  const log: string[] = [];
  const posted: Request[] = [];
  const here: Request[] = [];
  let hear: (event: { readonly data: Reply }) => void = () => {};
  let fail: () => void = () => {};
  const worker: WorkerLike = {
    addEventListener: (type: "message" | "error", listener: (event: { readonly data: Reply }) => void) => {
      if (type === "message") hear = listener;
      else fail = listener as () => void;
    },
    postMessage: (request) => posted.push(request),
  };
  const examiner = createExaminer({
    here: (request) => {
      here.push(request);
      return answer(request, URL);
    },
    start: () => {
      log.push("start");
      return worker;
    },
    onView: ({ url }) => log.push(url?.parts.find(({ name }) => name === "Host")?.value?.head ?? "no URL"),
    onText: (text, action) => log.push(`${action.kind}: ${text}`),
    onBusy: (busy) => log.push(busy ? "busy" : "idle"),
    onFail: () => log.push("failed"),
  });
  const reply = (index: number): void => {
    const request = posted[index]!;
    if (request.kind === "fragment") hear({ data: { id: request.id, kind: "fragment", fragment: `#${request.id}` } });
    else hear({ data: answer(request, URL) });
  };
  return { examiner, log, posted, here, reply, fail: () => fail() };
}

test("answers short states at once, without a worker", () => {
  const { examiner, log, posted } = create();
  examiner.view(short("a.example"));
  examiner.act(stateOf("http:/a b"), { kind: "fix-all" });
  expect(log).toEqual(["a.example", "fix-all: null"]);
  expect(posted).toEqual([]);
});

test("never examines a long state on the main thread", () => {
  const { examiner, log, posted, here, reply } = create();
  examiner.view(long("a.example"));
  examiner.view({ ...short("b.example"), base: long("c.example").url });
  examiner.act({ ...short("b.example"), value: long("c.example").url }, { kind: "setter", setter: "setPath" });
  expect(here).toEqual([]);
  reply(0);
  expect(posted.length).toBe(2);
  expect(log[0]).toBe("start");
  expect(here).toEqual([]);
});

test("drops stale answers, and asks only for the newest state", () => {
  const { examiner, log, posted, reply } = create();
  for (const name of ["a", "b", "c", "d"]) examiner.view(long(`${name}.example`));
  reply(0);
  reply(1);
  expect(posted.length).toBe(2);
  expect(log).toEqual(["start", "busy", "busy", "d.example", "idle"]);
});

test("an answer of the worker is stale once a short state is there", () => {
  const { examiner, log, posted, reply } = create();
  examiner.view(long("a.example"));
  examiner.view(long("b.example"));
  examiner.view(short("c.example"));
  reply(0);
  expect(posted.length).toBe(1);
  expect(log).toEqual(["start", "busy", "c.example", "idle"]);
});

test("compresses long states in the worker, and short ones at once", async () => {
  const { examiner, posted, reply } = create();
  expect(await examiner.fragment(short("a.example"))).toContain("#url=https://a.example/");
  const fragments = [examiner.fragment(long("b.example")), examiner.fragment(long("c.example"))];
  expect(posted.map(({ kind }) => kind)).toEqual(["fragment", "fragment"]);
  reply(1);
  reply(0);
  expect(await Promise.all(fragments)).toEqual(["#1", "#2"]);
});

test("says that the worker has ended, and starts another one for the next long state", async () => {
  const { examiner, log, reply, fail } = create();
  examiner.view(long("a.example"));
  examiner.view(long("b.example"));
  const fragment = examiner.fragment(long("b.example"));
  fail();
  expect(await fragment).toBe(null);
  examiner.view(long("c.example"));
  reply(2);
  expect(log).toEqual(["start", "busy", "idle", "failed", "start", "busy", "c.example", "idle"]);
});

test("counts URL, base and value together", () => {
  expect(isLong(stateOf("a".repeat(EXAMINE_HERE), { value: "" }))).toBe(false);
  expect(isLong(stateOf("a".repeat(EXAMINE_HERE), { value: "b" }))).toBe(true);
});

test("arrow keys move between tabs and wrap around", () => {
  expect(["ArrowRight", "ArrowLeft", "Home", "End", "a"].map((key) => nextTab(key, 2, 3))).toEqual([0, 1, 0, 2, null]);
  expect(nextTab("ArrowLeft", 0, 3)).toBe(2);
});
