import { changeOfHost, hostResults, hostTextIn } from "./host-text.ts";
import type { DraftChangeName } from "./table.ts";
import { again, type MakeChange, type ParserChanges, put } from "./trial.ts";

/** Hosts, and the percent-decoding that 2012 begins with. */
export const HOSTS: ParserChanges = {
  "percent-decode": /* @__PURE__ */ changeOf("percent-decode"),
  "IPv6-compression": /* @__PURE__ */ changeOf("IPv6-compression"),
  "IPv6-IPv4-tail": /* @__PURE__ */ changeOf("IPv6-IPv4-tail"),
  "IPv6-serializer": /* @__PURE__ */ changeOf("IPv6-serializer"),
  "host-missing": /* @__PURE__ */ changeOf("host-missing"),
  "forbidden-code-points": /* @__PURE__ */ changeOf("forbidden-code-points"),
  "IPv4-host": /* @__PURE__ */ changeOf("IPv4-host"),
  "ASCII-domain": /* @__PURE__ */ changeOf("ASCII-domain"),
  "domain-to-ASCII": /* @__PURE__ */ changeOf("domain-to-ASCII"),
};

function changeOf(name: DraftChangeName): MakeChange {
  return (trial) => {
    const { document, input, now } = trial;
    const host = hostTextIn(input.input, input.base);
    if (host === null) return trial;
    const results = hostResults(document, host.text);
    if (changeOfHost(document, host.text, results) !== name) return trial;
    if (results.now === null) return { ...trial, view: null };
    if (results.old !== null || now === null) return put(trial, { host: results.now });
    // The draft fails because of the host: it parses on with another one.
    const before = input.input.slice(0, host.at);
    const next = again(trial, { input: `${before}h${input.input.slice(host.at + host.text.length)}` });
    return put({ ...next, input }, { host: results.now });
  };
}
