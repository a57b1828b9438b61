import { expectOptions, refuse, refuseType } from "@url/result/internal";
import { expectIterable } from "../expect.ts";
import { PREFIX_OPTIONS, type PrefixOptions } from "../prefix/parse.ts";
import { parseScoped } from "../scoped.ts";
import { has } from "../set/has.ts";
import { makeSet } from "../set/make.ts";

/**
 * Says whether a proxy is trusted to tell the truth about who is behind it: by the address from which it connected, and by
 * how many proxies are between it and this server. Express's `trust proxy` and Fastify's `trustProxy` take such a function.
 */
export type ProxyTrust = (address: string, hop: number) => boolean;

/**
 * Returns a function that trusts the proxies in a list of prefixes, ranges, addresses, and the names that Express has:
 * "loopback", "linklocal" and "uniquelocal"; or, for a number, that many proxies, whatever their addresses are. The zone of
 * an address does not matter. What is not an address is not trusted.
 * @throws TypeError if `trusted` is neither a list of strings nor a number, or for a wrong option; RangeError for an item
 * that is none of these, or a number that is not an integer from 0 on
 * @see https://www.rfc-editor.org/rfc/rfc7239#section-8.1
 * @example trustProxy(["loopback", "10.0.0.0/8"])("10.1.2.3", 0) // → true
 */
export function trustProxy(trusted: Iterable<string> | number, options?: PrefixOptions): ProxyTrust {
  expectOptions(options, "trustProxy", PREFIX_OPTIONS);
  if (typeof trusted === "number") {
    if (!Number.isSafeInteger(trusted) || trusted < 0)
      refuse(trusted, "trustProxy", "trusted", "an integer from 0 on", "number");
    return (_, hop) => hop < trusted;
  }
  expectIterable(trusted, "trustProxy", "trusted", "a list of prefixes, or a number of proxies");
  const given = [...trusted];
  const items = given.flatMap((item, index) => {
    if (typeof item !== "string") refuseType(item, "trustProxy", `trusted[${index}]`, "a string");
    return (NAMED.get(item) ?? [item]).map((text) => ({ text, index }));
  });
  const set = makeSet(
    items.map(({ text }) => text),
    options,
  );
  if (!set.ok) {
    const { index } = items[set.error.index]!;
    refuse(
      given[index],
      "trustProxy",
      `trusted[${index}]`,
      `a prefix, a range, an address or a name (${set.error.code})`,
    );
  }
  return (address) => {
    const scoped = typeof address === "string" ? parseScoped(address) : undefined;
    return scoped?.ok === true && has(set.value, scoped.value.address);
  };
}

/** Names of groups of addresses, as Express has them. */
const NAMED: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map([
  ["loopback", ["127.0.0.0/8", "::1"]],
  ["linklocal", ["169.254.0.0/16", "fe80::/10"]],
  ["uniquelocal", ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"]],
]);
