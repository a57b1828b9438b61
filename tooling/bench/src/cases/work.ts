import type { Case, Corpora, Work } from "../case.ts";
import { MINIMUM, type URLClasses } from "../implementations.ts";
import { flat, spread } from "../strings.ts";
import { againstNative, forEachClass, readHref } from "./urls.ts";

/** A kind of input that needs work which most inputs do not need: changes the web address number `index`. */
interface Kind {
  readonly key: string;
  readonly title: string;
  readonly make: (url: URL, index: number) => string;
}

const KINDS: readonly Kind[] = [
  { key: "capital-host", title: "capital letters in the host", make: (u) => withHost(u, u.host.toUpperCase()) },
  { key: "spaces", title: "spaces in the path", make: (u) => `${u.origin}/my documents${u.pathname}${u.search}` },
  {
    key: "non-ascii-path",
    title: "a path that is not ASCII",
    make: (u, i) => `${u.origin}/${NON_ASCII[i % NON_ASCII.length]}${u.pathname}${u.search}`,
  },
  { key: "dot-segments", title: "dot segments", make: (u) => `${u.origin}/a/../b/./c/..${u.pathname}${u.search}` },
  { key: "default-port", title: "the default port", make: (u) => withHost(u, `${u.hostname}:443`) },
  { key: "credentials", title: "credentials", make: (u) => withHost(u, `user:pass@${u.host}`) },
  { key: "odd-ipv4", title: "odd IPv4 addresses", make: (u, i) => withHost(u, IPV4[i % IPV4.length]!) },
  { key: "ipv6", title: "IPv6 addresses", make: (u, i) => withHost(u, `[${IPV6[i % IPV6.length]}]`) },
];

/** Not in the list with a target: both need tables here, and `whatwg-url-minimum` has none. */
const NON_ASCII_HOST: Kind = {
  key: "non-ascii-host",
  title: "a host that is not ASCII",
  make: (u, i) => withHost(u, HOSTS[i % HOSTS.length]!),
};

/** Inputs that need work: all the kinds together, then one by one. */
export const workCases: readonly Case<string>[] = [
  {
    key: "work",
    title: "needs work: the eight kinds below, `href`",
    inputs: (corpora) => KINDS.flatMap((kind) => inputsOf(kind, corpora)),
    contestants: forEachClass(readHref),
    comparisons: againstNative(0.6, 0.5),
  },
  {
    key: "work-read",
    title: "needs work: the same, and one character of `href` read",
    inputs: (corpora) => KINDS.flatMap((kind) => inputsOf(kind, corpora)),
    contestants: forEachClass(readLastUnit),
    comparisons: againstNative(),
  },
  ...KINDS.map((kind) => workCase(kind, forEachClass(readHref), againstNative(0.6, 0.5))),
  workCase(NON_ASCII_HOST, forEachClass(readHref, [MINIMUM]), againstNative().slice(0, 2)),
];

function workCase(
  kind: Kind,
  contestants: Case<string>["contestants"],
  comparisons: Case["comparisons"],
): Case<string> {
  return {
    key: `work-${kind.key}`,
    title: `needs work: ${kind.title}`,
    inputs: (corpora) => inputsOf(kind, corpora),
    contestants,
    comparisons,
  };
}

function inputsOf({ make }: Kind, { web }: Corpora): string[] {
  const valid = spread(web, 500).filter((text) => URL.canParse(text));
  return flat(valid.map((text, index) => make(new URL(text), index)));
}

function withHost(url: URL, host: string): string {
  return `https://${host}${url.pathname}${url.search}${url.hash}`;
}

/**
 * Returns a flat string. An engine keeps a string that was built from parts in pieces until something reads it. Reading
 * one unit makes it flat; reading only the length would leave that work to the caller.
 */
function readLastUnit({ URL }: URLClasses): Work<string, string> {
  return {
    prepare: (input) => input,
    run: (input) => {
      const { href } = new URL(input);
      return href.charCodeAt(href.length - 1);
    },
    text: (input) => new URL(input).href,
  };
}

const NON_ASCII = [
  "caf\u00e9",
  "stra\u00dfe",
  "\u65e5\u672c\u8a9e",
  "\u0440\u0443\u0441\u0441\u043a\u0438\u0439",
  "\u{1f600}",
];
const IPV4 = ["127.1", "0x7f.1", "0300.0250.0.1", "2130706433", "192.168.257", "0xc0a80001"];
const IPV6 = ["2001:db8::1", "2001:0DB8:0:0:0:0:0:0001", "::1", "::ffff:192.0.2.1", "fe80::1:0:0:1"];
const HOSTS = [
  "b\u00fccher.example",
  "fa\u00df.example",
  "\u4f8b\u3048.example",
  "\u043f\u0440\u0438\u043c\u0435\u0440.example",
  "\u00c5ngstr\u00f6m.example",
];
