import type { Task } from "./task.ts";

/** Each query and its object are of the README of qs. */
export const qs: Task = {
  question: "How do I migrate from qs?",
  find(reader) {
    reader.follow("Guide", "header");
    reader.follow("Servers", "main");
    reader.follow("migrate from qs", "main");
    return reader.code("Replace the two functions");
  },
  query: "migrate qs",
  own: `
    const queries = ["foo[bar]=baz", "foo[bar][baz]=foobarbaz", "a[]=b&a[]=c", "a[1]=c&a[0]=b", "a[][b]=c", "a%5Bb%5D=c"];
    outcome = queries.map((query) => {
      const object = nest(parse(query));
      return object.ok ? object.value : null;
    });`,
  expected: [
    { foo: { bar: "baz" } },
    { foo: { bar: { baz: "foobarbaz" } } },
    { a: ["b", "c"] },
    { a: ["b", "c"] },
    { a: [{ b: "c" }] },
    { a: { b: "c" } },
  ],
  source: "https://github.com/ljharb/qs#readme",
};
