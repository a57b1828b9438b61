import type { Task } from "./task.ts";

/** No address of these is globally reachable, by IANA's registry. A server counts what arrives. */
export const guard: Task = {
  question: "How do I keep a fetch of strangers' URLs out of my network?",
  find(reader) {
    reader.follow("Guide", "header");
    reader.follow("Security", "main");
    return reader.code("Guard a fetch");
  },
  query: "guard fetch ssrf",
  own: `
    const { createServer } = await import("node:http");
    let requests = 0;
    const server = createServer((request, response) => response.end(String(++requests)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
    const { port } = server.address() as { port: number };
    const hosts = ["127.0.0.1", "2130706433", "0x7f.1", "[::ffff:127.0.0.1]", "localhost"];
    const errors: string[] = [];
    for (const host of hosts) {
      errors.push(await fetch("http://" + host + ":" + port + "/").then(() => "allowed", (error: Error) => error.name));
    }
    const own = await globalThis.fetch("http://127.0.0.1:" + port + "/");
    outcome = [errors, own.status, requests];
    server.close();
    server.closeAllConnections();`,
  // The platform's own fetch arrives: the server was there for all of them.
  expected: [["GuardError", "GuardError", "GuardError", "GuardError", "GuardError"], 200, 1],
  source: "https://www.iana.org/assignments/iana-ipv4-special-registry",
};
