import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { type IncomingMessage, type ServerResponse, request as send } from "node:http";
import { form } from "@url/form/express";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FORM, listen, type Running } from "../servers/server.ts";
import { CASES, type Case } from "./body-parser-cases.ts";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;
type Outcome = readonly [status: number, value: string, store?: string];

let running: Running;
let current: Middleware;

beforeAll(async () => {
  running = await listen((request, response) => {
    current(request, response, (error) => {
      response.statusCode = error ? ((error as { status?: number }).status ?? 500) : 200;
      const { body } = request as { body?: unknown };
      response.end(error ? "" : (JSON.stringify(body) ?? "undefined"));
    });
  });
});
afterAll(() => running.close());

test("there are 91 cases, and docs/migrating/forms.md says how many are the same", () => {
  expect(CASES).toHaveLength(91);
  const page = readFileSync(new URL("../../../../docs/migrating/forms.md", import.meta.url), "utf8");
  for (const group of new Set(CASES.map((row) => row.group))) {
    const rows = CASES.filter((row) => row.group === group);
    const different = rows.filter(({ differs }) => differs).length;
    expect(page).toContain(`| ${group} | ${rows.length - different} | ${different || ""} |`.replace("|  |", "| |"));
  }
  expect(new Set(CASES.map(({ name }) => name)).size).toBe(91);
});

test.each(CASES.map((row) => [row.name, row] as const))("%s", async (_, row) => {
  const theirs = await outcome(row, (options) => express.urlencoded(options) as Middleware, row.theirs);
  const ours = await outcome(row, (options) => form({ onError: "throw", ...options }) as Middleware, row.ours);
  if (row.throws) expect(theirs).toBe("throws");
  if (row.differs) {
    expect(ours).toEqual(row.differs[1]);
    expect(ours).not.toEqual(theirs);
  } else expect(ours).toEqual(theirs);
});

async function outcome(
  row: Case,
  create: (options?: object) => Middleware,
  given?: object,
): Promise<Outcome | "throws"> {
  const options = given === undefined ? undefined : { ...given };
  let middleware: Middleware;
  try {
    middleware = create(options);
  } catch {
    return "throws";
  }
  if (row.before === "options change") Object.assign(options!, { limit: "100kb", maxBytes: "100kb" });
  const storage = new AsyncLocalStorage<string>();
  current = (request, response, next) => {
    const read = (then = next) => middleware(request, response, then);
    if (row.before === "consume") request.on("end", () => read()).resume();
    else if (row.before === "parse twice") read((error) => (error ? next(error) : read()));
    else if (row.before === "wrong length") {
      request.headers["content-length"] = "20";
      read();
    } else if (row.before === "store") {
      storage.run("kept", () => {
        read((error) => {
          response.setHeader("store", storage.getStore() ?? "lost");
          next(error);
        });
      });
    } else read();
  };
  return post(row);
}

function post({ body = "a=1", headers, chunked, method: given }: Case): Promise<Outcome> {
  const method = given ?? "POST";
  return new Promise((resolve, reject) => {
    const type = { "content-type": FORM, ...headers };
    const length = chunked || method === "GET" ? {} : { "content-length": Buffer.byteLength(body) };
    const request = send(
      { port: running.port, host: "127.0.0.1", method, headers: { ...type, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () => {
          const { store } = response.headers;
          const found = [response.statusCode!, Buffer.concat(chunks).toString("utf8")] as const;
          resolve(store === undefined ? found : [...found, store as string]);
        });
      },
    );
    request.on("error", reject);
    if (chunked && body.length > 0) request.write(body);
    request.end(chunked || method === "GET" ? undefined : body);
  });
}
