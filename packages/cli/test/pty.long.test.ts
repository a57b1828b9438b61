import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runProgram, succeeds } from "@url/tooling-shared/programs";
import { expect, onTestFinished, test } from "vitest";
import { builtCommand } from "./built.ts";

/**
 * Runs a command with a pseudo-terminal of 100 columns as the streams in `terminals`, and prints what the terminal got. What
 * goes elsewhere is in the file `out`. Standard input is a pipe that gets `lines` lines, and as many again five times a
 * second for `seconds`, or until the terminal shows something if `untilShown` is "yes". The number of all is in `out`.lines.
 */
const DRIVER = `
import fcntl, os, pty, struct, subprocess, sys, termios, threading, time
out, terminals, lines, seconds, until_shown, *command = sys.argv[1:]
terminal, end = pty.openpty()
fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 100, 0, 0))
elsewhere = open(out, "wb")
of = lambda name: end if name in terminals.split() else elsewhere
process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=of("stdout"), stderr=of("stderr"), close_fds=True)
os.close(end)
shown = threading.Event()
def feed():
    last = time.monotonic() + float(seconds)
    fed = 0
    while True:
        process.stdin.write(b"https://a/ b\\n" * int(lines))
        process.stdin.flush()
        fed += int(lines)
        if time.monotonic() >= last or until_shown == "yes" and shown.is_set(): break
        time.sleep(.2)
    process.stdin.close()
    with open(out + ".lines", "w") as file: file.write(str(fed))
feeding = threading.Thread(target=feed)
feeding.start()
while True:
    try: data = os.read(terminal, 65536)
    except OSError: break
    if not data: break
    shown.set()
    sys.stdout.buffer.write(data)
feeding.join()
sys.exit(process.wait())
`;

const hasPython = succeeds("python3", ["-c", "import pty, termios"]);

interface Seen {
  readonly status: number | null;
  readonly terminal: string;
  readonly elsewhere: string;
  /** How many lines standard input had. */
  readonly lines: number;
}

/** What standard input gets; two lines unless told. */
interface Input {
  readonly lines: number;
  readonly seconds: number;
  readonly untilShown?: boolean;
}

function inTerminal(
  terminals: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
  { lines, seconds, untilShown = false }: Input = { lines: 2, seconds: 0 },
): Seen {
  const folder = mkdtempSync(join(tmpdir(), "url-pty-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const out = join(folder, "out");
  const { FORCE_COLOR, NO_COLOR, TERM, ...others } = process.env;
  const command = [process.execPath, builtCommand(), ...args];
  const input = [String(lines), String(seconds), untilShown ? "yes" : "no"];
  const { status, stdout, stderr } = runProgram("python3", ["-c", DRIVER, out, terminals, ...input, ...command], {
    env: { ...others, TERM: "xterm", ...env },
  });
  expect(stderr).toBe("");
  const fed = Number(readFileSync(`${out}.lines`, "utf8"));
  return { status, terminal: stdout, elsewhere: readFileSync(out, "utf8"), lines: fed };
}

/** A test that needs Python. */
function terminalTest(name: string, body: () => void): void {
  test(name, (context) => {
    if (!hasPython) context.skip("python3 with pty is not installed");
    body();
  });
}

const PROGRESS = /\r?([\d,]+) lines, [\d,]+ lines\/s, [\d.]+ MB/;
/** Progress is shown after a second; a busy machine starts Node in more than that. */
const LONG: Input = { lines: 1000, seconds: 60, untilShown: true };
const LONGER_THAN_A_SECOND: Input = { lines: 1000, seconds: 2.5 };

terminalTest("shows progress on standard error, clears it at the end, and keeps it out of the output", () => {
  for (const env of [{}, { NO_COLOR: "1" }, { FORCE_COLOR: "1" }]) {
    const { status, terminal, elsewhere, lines } = inTerminal("stderr", env, ["get", "{host}"], LONG);
    expect(status).toBe(0);
    expect(terminal).toMatch(PROGRESS);
    expect(terminal).toMatch(/\r\x1b\[K$/);
    expect(terminal).not.toMatch(/\x1b\[[\d;]*m/);
    expect(elsewhere === "a\n".repeat(lines)).toBe(true);
  }
});

terminalTest("shows no progress with --no-progress, with TERM=dumb, or in less than a second", () => {
  for (const [env, input, args] of [
    [{}, LONGER_THAN_A_SECOND, ["get", "{host}", "--no-progress"]],
    [{ TERM: "dumb" }, LONGER_THAN_A_SECOND, ["get", "{host}"]],
    [{}, undefined, ["get", "{host}"]],
  ] as const) {
    const { status, terminal, elsewhere, lines } = inTerminal("stderr", env, args, input);
    expect({ status, terminal, length: elsewhere.length }).toEqual({ status: 0, terminal: "", length: 2 * lines });
  }
});

terminalTest("shows no progress where the output is on the terminal, or standard error is not", () => {
  const both = inTerminal("stdout stderr", {}, ["get", "{host}"], LONGER_THAN_A_SECOND);
  expect(both.terminal === "a\r\n".repeat(both.lines)).toBe(true);
  const output = inTerminal("stdout", {}, ["get", "{host}"], LONGER_THAN_A_SECOND);
  expect(output.terminal === "a\r\n".repeat(output.lines)).toBe(true);
  expect(output.elsewhere).toBe("");
});

terminalTest(
  "colors findings on a terminal, but not with NO_COLOR or TERM=dumb; FORCE_COLOR colors them in a file",
  () => {
    const args = ["validate", "--urls", "https://127.1/"];
    const seen = (terminals: string, env: NodeJS.ProcessEnv): Seen => inTerminal(terminals, env, args);
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
  const { terminal } = inTerminal("stdout stderr", { NO_COLOR: "1" }, args);
  const widths = terminal.split("\r\n").map((line) => line.length);
  expect(Math.max(...widths)).toBeGreaterThan(80);
  expect(Math.max(...widths)).toBeLessThanOrEqual(100);
});
