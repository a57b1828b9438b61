import { fileURLToPath } from "node:url";
import { installed, NODE } from "@url/tooling-shared/engines";
import { leaveOut } from "@url/tooling-shared/left-out";
import { runProgram } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";

const PROCESS = fileURLToPath(new URL("clients/undici-8-process.mjs", import.meta.url));

// Undici 8 does not load on Node 20. `npm run tool -- runtimes --install` installs the others. The package must be built.
const own = process.versions.node.split(".")[0]!;

const LIVES = {
  "/short": "hello",
  "/gzip": "hello",
  "/bomb": "response-size",
  "/stalled": "TimeoutError",
  "/silent": "TimeoutError",
};
const FORM = { answered: ["start", "200 a,b", "hello"], headersTimeout: ["TypeError"], bodyTimeout: ["TypeError"] };

test.for(["22", "24", "26"])(
  "on Node %s, undici 8 gets whole bodies, limits and aborts, in both forms of handlers",
  (major, context) => {
    const program = major === own ? process.execPath : installed(`node-${major}`, NODE.program);
    if (program === undefined) return leaveOut(context, `undici 8 on Node ${major}`);
    const { stdout, stderr, status } = runProgram(program, [PROCESS], { limit: 60_000 });
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
