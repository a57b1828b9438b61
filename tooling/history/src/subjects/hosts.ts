import { domainToASCII, domainToUnicode } from "@url/api";
import { draft2012, draft2014 } from "@url/history/internal";
import { parseHost, serializeHost } from "@url/host";
import { parseIPv6, serializeIPv6 } from "@url/ipv6";
import type { SubjectRunner } from "./subject.ts";

/** The host parser and serializer; the glossary has that of 2014. */
export const host: SubjectRunner<"host"> = {
  documents: ["2012", "2014"],
  old: (document, { input }) => {
    const draft = document === "2012" ? draft2012 : draft2014;
    const result = draft.parseHost(input);
    return typeof result === "symbol" ? null : { host: draft.serializeHost(result) };
  },
  now: ({ input }) => {
    const result = parseHost(input);
    return result.ok ? { host: serializeHost(result.value) } : null;
  },
  // Today's host parser is never given an empty host: the URL parser fails before.
  isComparable: (_, { input }) => input !== "",
};

/** The host parser with and without its Unicode flag, as the statics of 2014 call it. The glossary has both, without statics. */
export const domain: SubjectRunner<"domain"> = {
  documents: ["2014", "2015"],
  old: (_, { input, unicode }) => ({ domain: draft2014.domainTo(input, unicode) }),
  now: ({ input, unicode }) => {
    const domain = unicode ? domainToUnicode(input) : domainToASCII(input);
    return { domain: domain.ok ? domain.value : "" };
  },
};

/** The IPv6 parser; pieces in decimal. */
export const IPv6: SubjectRunner<"IPv6"> = {
  documents: ["2012", "2014"],
  old: (document, { input }) => {
    const result = document === "2012" ? draft2012.parseIPv6(input) : draft2014.parseIPv6(input);
    return typeof result === "symbol" ? null : { pieces: result.join(" ") };
  },
  now: ({ input }) => {
    const result = parseIPv6(input);
    return result.ok ? { pieces: result.value.join(" ") } : null;
  },
};

export const IPv6Serialize: SubjectRunner<"IPv6 serialize"> = {
  documents: ["2012", "2014"],
  old: (document, { pieces }) => ({
    text: document === "2012" ? draft2012.serializeIPv6(pieces) : draft2014.serializeIPv6(pieces),
  }),
  now: ({ pieces }) => ({ text: serializeIPv6(Uint16Array.from(pieces)) }),
};
