import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram, succeeds } from "@url/tooling-shared/programs";
import { expect, onTestFinished, test } from "vitest";
import { builtCommand } from "./built.ts";

/**
 * Runs a command with a pseudo-terminal of 100 columns as the streams in `terminals`, and prints what the terminal got. What
 * goes elsewhere is in the file `out`. Standard input is a pipe that gets the lines in two halves: the
 * second when the terminal shows something, or after `pause` seconds.
 */
const DRIVER = `
import fcntl, os, pty, struct, subprocess, sys, termios, threading
out, terminals, count, pause, *command = sys.argv[1:]
terminal, end = pty.openpty()
fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
elsewhere = open(out, "wb")
of = lambda name: end if name in terminals.split() else elsewhere
process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=of("stdout"), stderr=of("stderr"), close_fds=True)
os.close(end)
shown = threading.Event()
def feed():
    half = b"https://a/ b\\n" * (int(count) // 2)
    process.stdin.write(half)
    process.stdin.flush()
    if int(count) > 2: shown.wait(float(pause))
    process.stdin.write(half)
    process.stdin.close()
threading.Thread(target=feed).start()
while True:
    try: data = os.read(terminal, 65536)
    except OSError: break
    if not data: break
    shown.set()
    sys.stdout.buffer.write(data)
sys.exit(process.wait())
`;

const hasPython = succeeds("python3", ["-c", "import pty, termios"]);

interface Seen {
  readonly status: number | null;
  readonly terminal: string;
  readonly elsewhere: string;
}

function inTerminal(
  terminals: string,
  env: NodeJS.ProcessEnv,
  lines: number,
  args: readonly string[],
  pause = 1.5,
): Seen {
  const folder = mkdtempSync(join(tmpdir(), "url-pty-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, "out");
  const { FORCE_COLOR, NO_COLOR, TERM, ...others } = process.env;
  const command = [process.execPath, builtCommand(), ...args];
  const { status, stdout, stderr } = runProgram(
    "python3",
    ["-c", DRIVER, out, terminals, String(lines), String(pause), ...command],
    {
      env: { ...others, TERM: "xterm", ...env },
    },
  );
  expect(stderr).toBe("");
  return { status, terminal: stdout, elsewhere: readFileSync(out, "utf8") };
}

/** A test that needs Python. */
function terminalTest(name: string, body: () => void): void {
  test(name, (context) => {
    if (!hasPython) context.skip("python3 with pty is not installed");
    body();
  });
}

const COUNT = 400_000;
const PROGRESS = /\r?([\d,]+) lines, [\d,]+ lines\/s, [\d.]+ MB/;

terminalTest("shows progress on standard error, clears it at the end, and keeps it out of the output", () => {
  for (const env of [{}, { NO_COLOR: "1" }, { FORCE_COLOR: "1" }]) {
    const { status, terminal, elsewhere } = inTerminal("stderr", env, COUNT, ["get", "{host}"], 5);
    expect(status).toBe(0);
    expect(terminal).toMatch(PROGRESS);
    expect(terminal).toMatch(/\r\x1b\[K$/);
    expect(terminal).not.toMatch(/\x1b\[[\d;]*m/);
    expect(elsewhere === "a\n".repeat(COUNT)).toBe(true);
  }
});

terminalTest("shows no progress with --no-progress, with TERM=dumb, or in less than a second", () => {
  for (const [env, count, args] of [
    [{}, COUNT, ["get", "{host}", "--no-progress"]],
    [{ TERM: "dumb" }, COUNT, ["get", "{host}"]],
    [{}, 2, ["get", "{host}"]],
  ] as const) {
    const { status, terminal, elsewhere } = inTerminal("stderr", env, count, args);
    expect({ status, terminal, length: elsewhere.length }).toEqual({ status: 0, terminal: "", length: 2 * count });
  }
});

terminalTest("shows no progress where the output is on the terminal, or standard error is not", () => {
  const both = inTerminal("stdout stderr", {}, 1000, ["get", "{host}"]);
  expect(both.terminal).toBe("a\r\n".repeat(1000));
  const output = inTerminal("stdout", {}, 1000, ["get", "{host}"]);
  expect([output.terminal, output.elsewhere]).toEqual(["a\r\n".repeat(1000), ""]);
});

terminalTest(
  "colors findings on a terminal, but not with NO_COLOR or TERM=dumb; FORCE_COLOR colors them in a file",
  () => {
    const args = ["validate", "--urls", "https://127.1/"];
    const seen = (terminals: string, env: NodeJS.ProcessEnv): Seen => inTerminal(terminals, env, 2, args);
    const isColored = (text: string): boolean => /\x1b\[[\d;]+m/.test(text);
    expect(isColored(seen("stdout stderr", {}).terminal)).toBe(true);
    expect(isColored(seen("stdout stderr", { NO_COLOR: "" }).terminal)).toBe(true);
    expect(isColored(seen("stdout stderr", { FORCE_COLOR: "1", TERM: "dumb" }).terminal)).toBe(true);
    for (const env of [{ NO_COLOR: "1" }, { TERM: "dumb" }, { FORCE_COLOR: "0" }]) {
      const { terminal } = seen("stdout stderr", env);
      expect(terminal).toContain("IPv4-too-few-parts");
      expect([env, isColored(terminal)]).toEqual([env, false]);
    }
    expect(isColored(seen("stderr", {}).elsewhere)).toBe(false);
    expect(isColored(seen("stderr", { FORCE_COLOR: "1" }).elsewhere)).toBe(true);
  },
);

terminalTest("keeps lines to the width of the terminal", () => {
  const args = ["validate", "--urls", `https://example.com/${"a".repeat(300)} b`];
  const { terminal } = inTerminal("stdout stderr", { NO_COLOR: "1" }, 2, args);
  const widths = terminal.split("\r\n").map((line) => line.length);
  expect(Math.max(...widths)).toBeGreaterThan(80);
  expect(Math.max(...widths)).toBeLessThanOrEqual(100);
});
