import { execFile } from "node:child_process";
import type { Reading } from "./reading.ts";

/** Runs a program. Resolves to its exit status and output, or `null` if it is not installed. */
export type Runner = (program: string, args: readonly string[]) => Promise<{ status: number; output: string } | null>;

/**
 * Returns the reading of curl, or `null` if it is not installed or older than 8.1, which cannot print it. No request is made:
 * with every protocol disabled, curl parses the URL and stops.
 */
export async function readByCurl(text: string, run: Runner = runProgram): Promise<Reading | null> {
  const version = /^curl (\d+)\.(\d+)/.exec((await run("curl", ["--version"]))?.output ?? "");
  if (version === null || Number(version[1]) * 1000 + Number(version[2]) < 8001) return null;
  const format = VARIABLES.map((name) => `%{urle.${name}}`).join("\\n");
  const quiet = ["-q", "--silent", "--globoff", "--proto", "-all", "--max-time", "5"];
  const result = await run("curl", [...quiet, "--write-out", format, "--url", text]);
  const reader = `curl ${version[1]}.${version[2]}`;
  // 1: unsupported protocol, as all are off; 3: malformed
  if (result === null || result.status !== 1) return { reader, ok: false, why: `exit status ${result?.status}` };
  const values = result.output.split("\n").map((value) => (value === "" ? null : value));
  const [scheme = null, user = null, password = null, host = null, port = null, path, query = null, fragment = null] =
    values;
  const userinfo = password === null ? user : `${user ?? ""}:${password}`;
  return { reader, ok: true, components: { scheme, userinfo, host, port, path: path ?? "", query, fragment } };
}

const VARIABLES = ["scheme", "user", "password", "host", "port", "path", "query", "fragment"];

function runProgram(program: string, args: readonly string[]): ReturnType<Runner> {
  return new Promise((resolve) => {
    execFile(program, [...args], { timeout: 10_000 }, (error, output) => {
      // A text for a code means that nothing was run, "ENOENT" most of all.
      if (typeof error?.code === "string") resolve(null);
      else resolve({ status: error === null ? 0 : Number(error.code ?? -1), output });
    });
  });
}
