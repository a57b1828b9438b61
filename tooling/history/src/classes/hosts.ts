import type { Subject } from "../case.ts";
import type { Changes, DifferenceClass, Trial } from "../class.ts";
import type { ClassName } from "../class-names.ts";
import { again, isSpecial, put, schemeOf, take } from "./changes.ts";
import { classOfHost, hostResults, hostTextIn, withoutPort } from "./host-text.ts";

/** The changes of a class of hosts: of the host parser itself, and of the URL parser and the setters that call it. */
function changesOf(name: ClassName): Changes {
  return {
    host: (trial) => {
      const results = { old: trial.view?.host ?? null, now: trial.now?.host ?? null };
      return classOfHost(trial.document, trial.input.input, results) === name ? take(trial) : trial;
    },
    domain: (trial) => {
      const { document, input } = trial;
      return classOfHost(document, input.input, hostResults(document, input.input)) === name ? take(trial) : trial;
    },
    parse: (trial) => {
      const { document, input, now } = trial;
      const host = hostTextIn(input.input, input.base);
      if (host === null) return trial;
      const results = hostResults(document, host.text);
      if (classOfHost(document, host.text, results) !== name) return trial;
      if (results.now === null) return { ...trial, view: null };
      if (results.old !== null || now === null) return put(trial, { host: results.now });
      // The draft fails because of the host: it parses on with another one.
      const before = input.input.slice(0, host.at);
      const next = again(trial, { input: `${before}h${input.input.slice(host.at + host.text.length)}` });
      return put({ ...next, input }, { host: results.now });
    },
    set: (trial) => {
      const { name: setter, value } = trial.input;
      if ((setter !== "host" && setter !== "hostname") || !isSpecial(schemeOf(trial.input.href))) return trial;
      const text = withoutPort(/^[^/\\?#]*/.exec(value)?.[0] ?? "");
      return classOfHost(trial.document, text, hostResults(trial.document, text)) === name ? takeHost(trial) : trial;
    },
  };
}

function takeHost<S extends Subject>(trial: Trial<S>): Trial<S> {
  return take(trial, ["host", "port"]);
}

const PARSER_2014 = "3.3, host parser";

/** Hosts, and the percent-decoding that 2012 begins with. */
export const HOSTS = {
  "percent-decode": {
    documents: {
      2012: {
        section: "Percent-encoded bytes, percent decode",
        says: "append to bytes a byte whose value is c's code point",
      },
    },
    today: { anchor: "urlencoded-parsing", says: "takes a byte sequence input" },
    smallest: ["2012", { subject: "params", init: "é" }],
    changes: {
      ...changesOf("percent-decode"),
      params: (trial) =>
        typeof trial.input.init === "string" && /[^\0-\x7f]/.test(trial.input.init) ? take(trial) : trial,
    },
  },

  "IPv6-compression": {
    documents: {
      2012: {
        section: "Host parsing, IPv6 parser",
        says: "replace piece with the piece at pointer compress pointer + swaps",
      },
    },
    today: { anchor: "concept-ipv6-parser", says: "swap address[pieceIndex] with address[compress + swaps − 1]" },
    smallest: ["2012", { subject: "IPv6", input: "::1" }],
    changes: {
      ...changesOf("IPv6-compression"),
      IPv6: (trial) => (trial.input.input.includes("::") ? take(trial) : trial),
    },
  },

  "IPv6-IPv4-tail": {
    documents: {
      2012: {
        section: "Host parsing, IPv6 parser",
        says: 'If dots seen is less than 3 and c is not a ".", return failure',
      },
      2014: { section: "3.3, IPv6 parser", says: "If dots seen is 3 and c is not the EOF code point, parse error" },
      2015: {
        section: "Host parsing, IPv6 parser",
        says: "Jeśli dots seen jest 3 i c nie jest punktem kodowym EOF, to wykonaj błąd parsera",
      },
    },
    today: { anchor: "concept-ipv6-parser", says: "If numbersSeen is not 4" },
    smallest: ["2014", { subject: "IPv6", input: "::1.2.3." }],
    changes: {
      ...changesOf("IPv6-IPv4-tail"),
      IPv6: (trial) => (trial.input.input.includes(".") ? take(trial) : trial),
    },
  },

  "IPv6-serializer": {
    documents: {
      2012: {
        section: "Serializing, IPv6 serializer",
        says: 'If compress pointer points to piece, append "::" to output',
      },
    },
    today: { anchor: "concept-ipv6-serializer", says: "if pieceIndex is 0; otherwise" },
    smallest: ["2012", { subject: "IPv6 serialize", pieces: [1, 0, 0, 0, 0, 0, 0, 0] }],
    changes: {
      ...changesOf("IPv6-serializer"),
      "IPv6 serialize": (trial) => (trial.view?.text?.includes(":::") ? take(trial) : trial),
    },
  },

  "host-missing": {
    documents: {
      2012: { section: "Parsing, host state", says: "Let host be the result of host parsing buffer" },
      2014: { section: PARSER_2014, says: "If asciiDomain is failure, return failure" },
      2015: { section: "Host parsing, host parser", says: "Jeśli asciiDomain jest błędem, to zwróć błąd" },
    },
    today: {
      anchor: "host-state",
      says: "if url is special and buffer is the empty string, host-missing validation error, return failure",
    },
    smallest: ["2012", { subject: "parse", input: "ws:", base: null }],
    changes: changesOf("host-missing"),
  },

  "forbidden-code-points": {
    documents: {
      2012: { section: "Host parsing, host parser", says: "utf-8's decoder on the percent decoding of input" },
      2014: {
        section: PARSER_2014,
        says: 'If asciiDomain contains one of U+0000, U+0009, U+000A, U+000D, U+0020, "#", "%"',
      },
      2015: {
        section: "Host parsing, host parser",
        says: "Jeśli asciiDomain zawiera jeden z U+0000, U+0009, U+000A, U+000D",
      },
    },
    today: {
      anchor: "forbidden-domain-code-point",
      says: "a forbidden host code point, a C0 control, U+0025 (%), or U+007F DELETE",
    },
    smallest: ["2014", { subject: "host", input: "<" }],
    changes: changesOf("forbidden-code-points"),
  },

  "IPv4-host": {
    documents: {
      2012: { section: "Host writing", says: 'A host must be either a domain or "[", followed by an IPv6 address' },
      2014: { section: "3, host", says: "A host is a network address in the form of a domain or an IPv6 address" },
      2015: { section: "Hosts, host", says: "adres sieciowy w postaci domeny lub adresu IPv6" },
    },
    today: {
      anchor: "concept-host-parser",
      says: "If asciiDomain ends in a number, then return the result of IPv4 parsing asciiDomain",
    },
    smallest: ["2014", { subject: "host", input: "0" }],
    changes: changesOf("IPv4-host"),
  },

  "ASCII-domain": {
    documents: {
      2012: { section: "Host parsing, host parser", says: "utf-8's decoder on the percent decoding of input" },
      2014: { section: "3.1, domain to ASCII", says: "If result is a failure value, return failure" },
      2015: { section: "IDNA, domain to ASCII", says: "Jeśli result jest błędną wartością, to zwróć błąd" },
    },
    today: {
      anchor: "concept-domain-to-ascii",
      says: "If domain is an ASCII string, then set result to domain, lowercased",
    },
    smallest: ["2014", { subject: "host", input: "-" }],
    changes: changesOf("ASCII-domain"),
  },

  "domain-to-ASCII": {
    documents: {
      2012: { section: "Host parsing, host parser", says: "utf-8's decoder on the percent decoding of input" },
      2014: { section: "3.1, domain to ASCII", says: "processing_option set to Transitional_Processing" },
      2015: { section: "IDNA, domain to ASCII", says: "processing_option ustawionym na Transitional_Processing" },
    },
    today: { anchor: "domain-parser-toascii", says: "Transitional_Processing set to false" },
    smallest: ["2014", { subject: "host", input: "ß" }],
    changes: changesOf("domain-to-ASCII"),
  },
  "domain-to-Unicode": {
    documents: {
      2014: { section: "3.1, domain to Unicode", says: "Return result, ignoring any returned errors" },
      2015: { section: "IDNA, domain to Unicode", says: "Zwróć result ignorując wszelkie zwracane błędy" },
    },
    today: { anchor: "concept-domain-to-unicode", says: "If an error was recorded, then return domain" },
    smallest: ["2014", { subject: "domain", input: "xn--1ug", unicode: true }],
    changes: {
      // Both sides have the same ASCII domain, and ours is that.
      domain: (trial) => {
        const { old, now } = hostResults(trial.document, trial.input.input);
        return trial.input.unicode && old === now && trial.now?.domain === now ? take(trial) : trial;
      },
    },
  },
} as const satisfies Record<string, DifferenceClass>;
