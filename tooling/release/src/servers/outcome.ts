import { isDeepStrictEqual } from "node:util";
import { type Answer, createAgentClient, FETCH } from "./clients.ts";
import { type Ask, NORMAL, REQUESTS } from "./requests.ts";

/** What came out of a server, for a row of the page. */
export interface Outcome {
  /** The status of each of the ten. */
  readonly statuses: readonly (number | string)[];
  /** Milliseconds that closing took, with clients that keep their connections; null if it has none. */
  readonly closing: number | null;
  /** The same, with a rejected client that waits behind a part of its body. */
  readonly closingBeside: number | null;
  /** Every difference from what is expected, in a sentence. */
  readonly wrong: readonly string[];
}

/** Sends the ten requests with both clients, and a normal form behind each of them. */
export async function askAll(url: string): Promise<Pick<Outcome, "statuses" | "wrong"> & { close(): void }> {
  const clients = [FETCH, createAgentClient()];
  const wrong: string[] = [];
  const statuses: (number | string)[] = [];
  for (const request of REQUESTS) {
    for (const client of clients) {
      const answer = await client.ask(url, request);
      if (client === FETCH) statuses.push(answer.status);
      const next = await client.ask(url, NORMAL);
      wrong.push(differenceOf(`${client.name}: ${request.name}`, answer, request));
      wrong.push(differenceOf(`${client.name}: the next request behind ${request.name}`, next, NORMAL));
    }
  }
  const close = (): void => {
    for (const client of clients) client.close();
  };
  return { statuses, wrong: wrong.filter(Boolean), close };
}

/** Returns the sentence for an answer that is not the expected one; "" for one that is. */
function differenceOf(what: string, found: Answer, { status, answer }: Ask): string {
  if (found.status !== status) return `${what}: ${found.status} ${JSON.stringify(found.json)} instead of ${status}`;
  // A value is compared whole, and of problem details what is expected.
  const same = status === 200 ? isDeepStrictEqual(found.json, answer) : has(found.json, answer);
  return same ? "" : `${what}: ${JSON.stringify(found.json)} instead of ${JSON.stringify(answer)}`;
}

/** Returns true if a value has all that is expected of it. */
function has(found: unknown, expected: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return found === expected;
  return Object.entries(expected).every(([key, value]) => has((Object(found) as Record<string, unknown>)[key], value));
}

/** Sends a form to the action of the page at `origin`, as a browser without scripts does. Returns what is wrong. */
export async function askAction(origin: string): Promise<string[]> {
  const page = await (await fetch(origin)).text();
  // That of Next.js has no address of its own, but hidden fields.
  const target = new URL(/<form [^>]*action="([^"]*)"/.exec(page)?.[1] ?? "", origin);
  const hidden = [...page.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)];
  const post = async (age: string, tags: readonly string[]) => {
    const form = new FormData();
    for (const [, name, value = ""] of hidden) form.append(name!, value.replaceAll("&quot;", '"'));
    form.append("name", "Ada");
    form.append("age", age);
    for (const tag of tags) form.append("tags", tag);
    form.append("photo", new File(["12345"], "ada.png"));
    const text = await (await fetch(target, { method: "POST", body: form })).text();
    return text.replaceAll("&quot;", '"').replaceAll("<!-- -->", "");
  };
  const added = /<output>(.*?)<\/output>/.exec(await post("36", ["x"]))?.[1];
  const expected = { name: "Ada", age: 36, tags: ["x"], photo: 5 };
  const rejected = await post("7", []);
  return [
    ...(page.includes("<form ") ? [] : ["the page has no form"]),
    ...(isDeepStrictEqual(JSON.parse(added ?? "null"), expected) ? [] : [`the action answers ${added}`]),
    ...(/<p>age: [^<]+<\/p>/.test(rejected) ? [] : ["the action does not name the field with an issue"]),
  ];
}
