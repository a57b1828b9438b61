import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import { type AddressInfo, isIP, type LookupFunction } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** A server in this process, and what reached it. */
export interface Local {
  readonly port: number;
  readonly connections: number;
  readonly requests: readonly IncomingMessage[];
}

/** Listens on every address of this machine, of both families where there are two, while the tests of a file run. */
export function serveLocally(answer: RequestListener = (_, response) => response.end("secret")): Local {
  const local = { port: 0, connections: 0, requests: [] as IncomingMessage[] };
  let server: Server;
  beforeAll(async () => {
    server = createServer((request, response) => {
      local.requests.push(request);
      answer(request, response);
    }).on("connection", () => local.connections++);
    await new Promise<void>((resolve) => server.listen(0, resolve));
    local.port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    local.connections = 0;
    local.requests = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return local;
}

/** A resolver in the form of `dns.lookup`. Each call returns the next of these lists, and the last one ever after. */
export function resolver(...answers: (readonly string[])[]): LookupFunction {
  let calls = 0;
  return (_, options, done) => {
    const all = answers[Math.min(calls++, answers.length - 1)]!.map((address) => ({ address, family: isIP(address) }));
    setImmediate(() => (options.all ? done(null, all) : done(null, all[0]!.address, all[0]!.family)));
  };
}
