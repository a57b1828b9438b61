import { fileURLToPath } from "node:url";
import { installed, NODE } from "@url/tooling-shared/engines";
import { leaveOut } from "@url/tooling-shared/left-out";
import { runProgram } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";

const PROCESS = fileURLToPath(new URL("clients/undici-process.mjs", import.meta.url));

const own = process.versions.node.split(".")[0]!;

const LIVES = {
  "/short": "hello",
  "/gzip": "hello",
  "/bomb": "response-size",
  "/stalled": "TimeoutError",
  "/silent": "TimeoutError",
};
const FORM = { answered: ["start", "200 a,b", "hello"], headersTimeout: ["TypeError"], bodyTimeout: ["TypeError"] };

/** The packages, and the Nodes on which they load. */
const PAIRS = [
  ...["20", "22", "24", "26"].flatMap((major) => [["undici-6", major] as const, ["undici", major] as const]),
  ...["22", "24", "26"].map((major) => ["undici-8", major] as const),
];

// `npm run tool -- runtimes --install` installs the Nodes that are not here. The package must be built.
test.for(PAIRS)(
  "%s on Node %s gets whole bodies, limits and aborts, in both forms of handlers",
  ([name, major], context) => {
    const program = major === own ? process.execPath : installed(`node-${major}`, NODE.program);
    if (program === undefined) return leaveOut(context, `undici on Node ${major}`);
    const { stdout, stderr, status } = runProgram(program, [PROCESS, name], { limit: 300_000 });
    expect([status, stderr]).toEqual([0, ""]);
    expect(JSON.parse(stdout)).toEqual({
      request: LIVES,
      fetch: LIVES,
      stream: LIVES,
      "Dispatcher.request": LIVES,
      "newer form": FORM,
      "older form": FORM,
      "a bomb unread": "response-size",
      rejected: "special-address",
      timeouts: ["TypeError", "TypeError"],
      open: 0,
    });
  },
);
