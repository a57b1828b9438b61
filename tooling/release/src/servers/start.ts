import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { killTree } from "@url/tooling-shared/programs";
import { binary } from "../matrix/cells/binary.ts";
import type { Project } from "../matrix/project.ts";
import { frameworkOf } from "./built.ts";
import { versionOf } from "./project.ts";
import type { Server } from "./servers.ts";

/** A server in a process of its own. */
export interface Started {
  readonly url: string;
  readonly port: number;
  /** Lets it close, and resolves to the milliseconds that this took; `Infinity` if it has not closed after a minute. */
  close(): Promise<number>;
  /** Ends its process. */
  kill(): void;
}

/** Milliseconds. */
const LIMIT = 60_000;

/** Starts a server that was installed and compiled. Rejects if it does not listen within a minute. */
export async function start(server: Server, project: Project): Promise<Started> {
  const framework = frameworkOf(server);
  const [program, args] = framework ? [process.execPath, framework.start] : await commandOf(server, project);
  const child = spawn(program, [...args], {
    cwd: project.folder,
    stdio: ["pipe", "pipe", "pipe"],
    detached: process.platform !== "win32",
    timeout: 10 * LIMIT,
    env: { ...process.env, ...(framework && (await environment())), NODE_ENV: "production" },
  });
  const printed = collect(child);
  const kill = () => child.pid !== undefined && killTree(child.pid);
  try {
    // Next.js prints "- Local: http://127.0.0.1:1234", and React Router "[react-router-serve] http://localhost:1234".
    const port = Number(await printed(/listening (\d+)|(?:Local:\s+|-serve\] )http:\/\/[^:]+:(\d+)/));
    const url = `http://127.0.0.1:${port}/${framework?.path ?? ""}`;
    return { url, port, kill, close: () => (framework ? end(child) : close(child, printed)) };
  } catch (error) {
    kill();
    throw error;
  }
}

/** What the servers of frameworks read. They do not all say which port it is if they may choose it. */
async function environment(): Promise<Record<string, string>> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return { HOST: "127.0.0.1", PORT: String(port), NEXT_TELEMETRY_DISABLED: "1" };
}

async function close(child: ChildProcess, printed: Printed): Promise<number> {
  child.stdin!.write("close\n");
  return Number(await printed(/closed (\d+)/).catch(() => Infinity));
}

/** The servers of frameworks close when they are asked to end. */
async function end(child: ChildProcess): Promise<number> {
  const began = performance.now();
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const limit = new Promise((resolve) => setTimeout(resolve, LIMIT, "late").unref());
  return (await Promise.race([ended, limit])) === "late" ? Infinity : Math.ceil(performance.now() - began);
}

async function commandOf(server: Server, project: Project): Promise<readonly [program: string, args: string[]]> {
  const { file, runtime, args = [] } = server;
  if (runtime === "node") return [process.execPath, [`out/${file}.js`, ...args]];
  const { platform, arch } = process;
  if (runtime === "bun") {
    const name = `@oven/bun-${platform.replace("win32", "windows")}-${arch.replace("arm64", "aarch64")}`;
    return [join(await binary(project.folder, name, versionOf("bun")), "bin/bun"), ["run", `src/${file}.ts`]];
  }
  const name = `@deno/${platform}-${arch}${platform === "linux" ? "-glibc" : ""}`;
  return [join(await binary(project.folder, name, versionOf("deno")), "deno"), ["run", "-A", `src/${file}.ts`]];
}

/** Resolves to what a pattern captures in the output, when it is printed. */
type Printed = (pattern: RegExp) => Promise<string>;

function collect(child: ChildProcess): Printed {
  let text = "";
  let ended = false;
  let changed = (): void => {};
  const add = (chunk: Buffer): void => {
    text += chunk;
    changed();
  };
  child.stdout!.on("data", add);
  child.stderr!.on("data", add);
  child.once("exit", () => {
    ended = true;
    changed();
  });
  child.once("error", (error) => add(Buffer.from(String(error))));
  return (pattern) =>
    new Promise((resolve, reject) => {
      const fail = (why: string) => reject(new Error(`the server ${why}: ${text.slice(-3000)}`));
      const timer = setTimeout(fail, LIMIT, "printed nothing that was expected");
      changed = () => {
        const found = pattern.exec(text);
        if (found === null && !ended) return;
        clearTimeout(timer);
        if (found === null) fail("has ended");
        else resolve(found.slice(1).find((group) => group !== undefined) ?? "");
      };
      changed();
    });
}
