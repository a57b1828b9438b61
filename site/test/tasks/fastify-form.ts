import type { Task } from "./task.ts";

/** The pairs are those of the Standard's parser; the platform's own URLSearchParams reads the same. */
export const fastifyForm: Task = {
  question: "How do I read a form in Fastify?",
  find(reader) {
    reader.follow("Guide", "header");
    reader.follow("Servers", "main");
    return reader.code("Fastify");
  },
  query: "fastify form",
  own: `
    const send = (payload: string) => app.inject({ method: "POST", url: "/", headers, payload });
    const read = JSON.parse((await send("a=%F0%9F%92%A9+b&c=%zz&&d&__proto__=x")).body);
    const many = await send(Array.from({ length: 101 }, (_, i) => "n" + i + "=1").join("&"));
    outcome = [Object.entries(read), many.statusCode];
    await app.close();`,
  expected: [
    [
      ["a", "💩 b"],
      ["c", "%zz"],
      ["d", ""],
      ["__proto__", "x"],
    ],
    413,
  ],
  source: "https://url.spec.whatwg.org/#urlencoded-parsing, https://www.rfc-editor.org/rfc/rfc9110#status.413",
};
