import fc from "fast-check";

const some = (units: readonly string[], minLength: number, maxLength: number) =>
  // biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
  fc.array(fc.constantFrom(...units), { minLength, maxLength }).map((parts) => parts.join(""));

// biome-ignore lint/plugin/no-spread: constants and test data, no input decides how many
const join = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(""));
const optional = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(""), text);

/** ASCII URL code points that delimit nothing in a path, and others from both ends of their range. */
const PLAIN = [..."abcXYZ019-._~!$&'()*+,;=", "%20", "%2e", "%2F", "%c3%A9", "é", "日", "💩", "\u00a0", "\u{10fffd}"];

const segment = some([...PLAIN, ":", "@", ".", "..", "C:"], 0, 5);
const path = fc.array(segment, { maxLength: 4 }).map((segments) => segments.join("/"));
const pathAbsolute = path.map((text) => `/${text}`);
const query = optional(some([...PLAIN, ..."/:@?"], 0, 6).map((text) => `?${text}`));
const fragment = optional(some([...PLAIN, ..."/:@?"], 0, 6).map((text) => `#${text}`));

const label = fc.constantFrom("a", "B", "0", "x1", "a-b", "example", "xn--fa-hia", "faß", "日本", "א", "a".repeat(63));
const domain = fc
  .tuple(fc.array(label, { maxLength: 3 }), fc.constantFrom("com", "a", "xn--fa-hia", "é", "0xy"))
  .chain(([labels, last]) => fc.constantFrom(".", "。").map((dot) => [...labels, last].join(dot)));

const octet = fc.constantFrom("0", "1", "9", "10", "127", "255");
const ipv4 = fc.array(octet, { minLength: 4, maxLength: 4 }).map((parts) => parts.join("."));

/** An address in brackets: six or seven pieces and "::", or eight, the last two perhaps as an IPv4 address. */
const ipv6 = fc
  .tuple(
    fc.array(fc.constantFrom("0", "1", "ffff", "ABC", "10"), { minLength: 6, maxLength: 6 }),
    fc.oneof(ipv4, fc.constantFrom("1:2", "0:0")),
    fc.nat({ max: 6 }),
    fc.nat({ max: 6 }),
  )
  .map(([pieces, end, from, count]) => {
    if (count === 0) return `[${[...pieces, end].join(":")}]`;
    const after = [...pieces.slice(from + count), end];
    return `[${pieces.slice(0, from).join(":")}::${after.join(":")}]`;
  });

const port = fc.constantFrom("", "", ":", ":0", ":80", ":00443", ":65535");
const host = fc.oneof({ weight: 3, arbitrary: domain }, ipv4, ipv6);
const opaqueHost = fc.oneof({ weight: 3, arbitrary: some(PLAIN, 1, 5) }, ipv6);

const afterSpecial = join(fc.constant("//"), host, port, optional(pathAbsolute));
const afterFile = join(fc.constant("//"), optional(host), optional(pathAbsolute));
const afterOther = join(fc.constant("//"), optional(join(opaqueHost, port)), optional(pathAbsolute));
const withoutAuthority = fc.oneof(
  pathAbsolute,
  some([...PLAIN, ..."/:@"], 0, 6).map((text) => text.replace(/^\/+/, "")),
);

const absolute = fc.oneof(
  { weight: 4, arbitrary: join(fc.constantFrom("http:", "https:", "ws:", "wss:", "ftp:", "HtTp:"), afterSpecial) },
  { weight: 2, arbitrary: join(fc.constantFrom("file:", "FILE:"), afterFile) },
  {
    weight: 3,
    arbitrary: join(fc.constantFrom("foo:", "a+b-c.d:", "mailto:"), fc.oneof(afterOther, withoutAuthority)),
  },
);
const relative = fc.oneof(path, pathAbsolute, afterSpecial, afterFile, afterOther);

/** URLs made by the productions of "URL writing": valid, or near to it where those of different schemes meet. */
export const validURL: fc.Arbitrary<string> = join(
  fc.oneof({ weight: 2, arbitrary: absolute }, { weight: 1, arbitrary: relative }),
  query,
  fragment,
);
