import type { LookupFunction } from "node:net";
import { embedIPv4 } from "@url/ip/special";
import { orThrow } from "@url/result";
import { describe, expect, test } from "vitest";
import { createPolicy, discoverNAT64, explain } from "../src/index.ts";
import { resolver } from "./server.ts";

const discover = (...addresses: readonly string[]) => discoverNAT64({ lookup: resolver(addresses) });
const made = (prefix: string, address = "192.0.0.170") => orThrow(embedIPv4(prefix, address));

describe("discoverNAT64", () => {
  // The prefix lengths and the example of https://www.rfc-editor.org/rfc/rfc6052#section-2.4
  test.each([
    "64:ff9b::/96",
    "2001:db8::/32",
    "2001:db8:100::/40",
    "2001:db8:122::/48",
    "2001:db8:122:300::/56",
    "2001:db8:122:344::/64",
    "2001:db8:122:344::/96",
  ])("finds %s by either of the well-known addresses", async (prefix) => {
    expect(await discover(made(prefix))).toEqual([prefix]);
    expect(await discover(made(prefix, "192.0.0.171"))).toEqual([prefix]);
    expect(await discover(made(prefix), made(prefix, "192.0.0.171"))).toEqual([prefix]);
  });

  test("finds several prefixes, and ignores addresses that were not made", async () => {
    const found = await discover(
      made("2001:db8:1::/48"),
      "2001:db8::1",
      "192.0.0.170",
      "::ffff:192.0.0.170",
      made("64:ff9b::/96"),
      made("2001:db8:9::/48", "192.0.0.172"),
    );
    expect(found).toEqual(
      ["2001:db8:1::/48", "::ffff:0:0/96", "64:ff9b::/96"].filter((prefix) => !prefix.startsWith("::")),
    );
  });

  test("an address that shows two prefixes counts for the one that the other well-known address shows too", async () => {
    const both = "2001:db8:c000:aa::c000:aa";
    expect(await discover(both, "2001:db8:c000:aa::c000:ab")).toEqual(["2001:db8:c000:aa::/96"]);
    expect(await discover(both, "2001:db8:c000:ab::")).toEqual(["2001:db8::/32"]);
    await expect(discover(both)).rejects.toThrow("several prefixes");
  });

  test("ignores an address in which bits 64 to 71 are not zero", async () => {
    const prefix = made("2001:db8:1::/48");
    expect(await discover("2001:db8::c000:aa:100:0:0", prefix)).toEqual(["2001:db8:1::/48"]);
    expect(await discover("2001:db8:c000:aa:100::", prefix)).toEqual(["2001:db8:1::/48"]);
    expect(await discover("2001:db8:c000:aa::")).toEqual(["2001:db8::/32"]);
  });

  // https://www.rfc-editor.org/rfc/rfc7050#section-3: "present only once", at any octet; and else the other address decides.
  test("an address that has a well-known address twice needs the other one", async () => {
    const twice = "2001:c000:aa::c000:aa";
    await expect(discover(twice)).rejects.toThrow("several prefixes");
    expect(await discover(twice, "2001:c000:aa::c000:ab")).toEqual(["2001:c000:aa::/96"]);
    await expect(discover("2001:c000:aa::")).rejects.toThrow("show no prefix");
  });

  // The same section: "In either case, the Pref64::/n cannot be determined and the heuristic procedure has failed."
  test.each(["2001:db8::1", "2001:db8::c000:aa:100:0:0", "2001:db8::c000:ac"])(
    "rejects if all that was made is %s, which shows no prefix",
    async (address) => {
      await expect(discover(address)).rejects.toThrow("show no prefix");
    },
  );

  test.each([null, undefined, 1, {}, [null]])(
    "rejects for an answer that is not a list of addresses: %j",
    async (answer) => {
      const lookup = ((_: unknown, __: unknown, done: (error: null, answer: unknown) => void) => {
        setImmediate(() => done(null, answer));
      }) as never;
      await expect(discoverNAT64({ lookup })).rejects.toThrow(TypeError);
    },
  );

  test("asks for the addresses of IPv6 of ipv4only.arpa", async () => {
    const asked: unknown[] = [];
    const lookup: LookupFunction = (name, options, done) => {
      asked.push(name, options);
      done(null, []);
    };
    expect(await discoverNAT64({ lookup })).toEqual([]);
    expect(asked).toEqual(["ipv4only.arpa", { all: true, family: 6 }]);
  });

  test.each([
    ["ENOTFOUND", []],
    ["ENODATA", []],
    ["EAI_AGAIN", "EAI_AGAIN"],
    ["ETIMEOUT", "ETIMEOUT"],
    ["ESERVFAIL", "ESERVFAIL"],
  ])("says that there is none if the name server says so: %s", async (code, expected) => {
    const lookup: LookupFunction = (_, __, done) => done(Object.assign(new Error(code), { code }), "");
    const found = await discoverNAT64({ lookup }).catch((error) => error.code);
    expect(found).toEqual(expected);
  });

  test("throws for a wrong option", () => {
    expect(() => discoverNAT64({ lookup: "8.8.8.8" as never })).toThrow(TypeError);
  });

  test("finds what lets a policy see the inside behind a translator", async () => {
    const nat64 = await discover(made("2606:4700:64::/96"));
    const url = `http://[${made("2606:4700:64::/96", "10.0.0.1")}]/`;
    expect(explain(createPolicy(), url).rule).toBe("public-address");
    expect(explain(createPolicy({ addresses: { nat64 } }), url).rule).toBe("special-address");
  });
});
