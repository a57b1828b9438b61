import type { Task } from "./task.ts";

/** The legal and the illegal ways to write one prefix, from section 2.3, and its canonical form, by RFC 5952. */
export const prefix: Task = {
  question: "How do I check an IPv6 prefix?",
  find(reader) {
    reader.follow("Guide", "header");
    reader.follow("Network tools", "main");
    return reader.code("Check an IPv6 prefix");
  },
  query: "ipv6 prefix",
  own: `
    const legal = ["2001:0DB8:0000:CD30:0000:0000:0000:0000/60", "2001:0DB8::CD30:0:0:0:0/60", "2001:0DB8:0:CD30::/60"];
    const illegal = ["2001:0DB8:0:CD3/60", "2001:0DB8::CD30/60", "2001:0DB8::CD3/60"];
    outcome = [legal.map((text) => orThrow(parsePrefix(text))), illegal.map((text) => parsePrefix(text).ok)];`,
  expected: [
    ["2001:db8:0:cd30::/60", "2001:db8:0:cd30::/60", "2001:db8:0:cd30::/60"],
    [false, false, false],
  ],
  source: "https://www.rfc-editor.org/rfc/rfc4291#section-2.3",
};
