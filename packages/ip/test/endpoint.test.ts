import { describe, expect, test } from "vitest";
import { formatEndpoint, parseEndpoint } from "../src/endpoint/index.ts";
import { makeRandom } from "./random.ts";
import { failed, ok } from "./results.ts";

describe("parseEndpoint", () => {
  test.each([
    ["1.2.3.4:80", "1.2.3.4", null, 80],
    ["1.2.3.4:0", "1.2.3.4", null, 0],
    ["255.255.255.255:65535", "255.255.255.255", null, 65535],
    ["[::1]:80", "::1", null, 80],
    ["[::1%eth0]:80", "::1", "eth0", 80],
    ["[FE80:0::1%6]:22", "fe80::1", "6", 22],
    ["[::ffff:1.2.3.4]:22", "::ffff:102:304", null, 22],
  ])("%s", (text, address, zone, port) => {
    expect(parseEndpoint(text)).toEqual(ok({ address, zone, port }));
  });

  test.each([
    ["", { code: "IPv4-empty-part", start: 0, end: 0 }],
    ["1.2.3.4", { code: "port-missing", start: 7, end: 7 }],
    ["1.2.3.4:", { code: "port-missing", start: 8, end: 8 }],
    ["[::1]", { code: "port-missing", start: 5, end: 5 }],
    ["[::1]:", { code: "port-missing", start: 6, end: 6 }],
    ["[::1]80", { code: "port-missing", start: 5, end: 5 }],
    ["1.2.3.4:65536", { code: "port-out-of-range", start: 8, end: 13 }],
    ["1.2.3.4:080", { code: "port-invalid", start: 8, end: 11 }],
    ["1.2.3.4:+80", { code: "port-invalid", start: 8, end: 11 }],
    ["1.2.3.4:http", { code: "port-invalid", start: 8, end: 12 }],
    ["1.2.3.4: 80", { code: "port-invalid", start: 8, end: 11 }],
    ["[::1]:99999", { code: "port-out-of-range", start: 6, end: 11 }],
    ["::1:80", { code: "brackets-missing", start: 0, end: 6 }],
    ["::1", { code: "brackets-missing", start: 0, end: 3 }],
    ["[::1", { code: "brackets-unclosed", start: 0, end: 4 }],
    ["[1.2.3.4]:80", { code: "brackets-around-IPv4", start: 0, end: 9 }],
    ["[1.2.3.4]", { code: "brackets-around-IPv4", start: 0, end: 9 }],
    ["[::g]:80", { code: "IPv6-invalid-code-point", start: 3, end: 4 }],
    ["[::1%]:80", { code: "zone-empty", start: 5, end: 5 }],
    ["[::1%a b]:80", { code: "zone-invalid-code-point", start: 6, end: 7 }],
    ["1.2.3:80", { code: "IPv4-too-few-parts", start: 0, end: 5 }],
    ["example.com:80", { code: "IPv4-non-numeric-part", start: 0, end: 7 }],
    ["[[::1]]:80", { code: "IPv6-invalid-code-point", start: 1, end: 2 }],
    [" 1.2.3.4:80", { code: "IPv4-non-numeric-part", start: 0, end: 2 }],
  ])("fails at %j: code and range", (text, error) => {
    expect(parseEndpoint(text)).toEqual(failed(error));
  });
});

describe("formatEndpoint", () => {
  test("writes brackets around IPv6, and canonical addresses", () => {
    expect(formatEndpoint({ address: "1.2.3.4", port: 80 })).toEqual(ok("1.2.3.4:80"));
    expect(formatEndpoint({ address: "FE80::0:1", zone: "eth0", port: 0 })).toEqual(ok("[fe80::1%eth0]:0"));
  });

  test("fails for an address or a zone that is not one, and throws for a port that is not one", () => {
    expect(formatEndpoint({ address: "1.2.3", port: 80 })).toEqual(
      failed({ code: "IPv4-too-few-parts", start: 0, end: 5 }),
    );
    expect(formatEndpoint({ address: "::1", zone: "", port: 80 })).toEqual(
      failed({ code: "zone-empty", start: 4, end: 4 }),
    );
    expect(formatEndpoint({ address: "1.2.3.4", zone: "a", port: 80 })).toMatchObject({
      error: { code: "zone-of-IPv4" },
    });
    expect(() => formatEndpoint({ address: "::1", port: 65536 })).toThrow(
      new RangeError("formatEndpoint: endpoint.port must be an integer from 0 to 65535, not 65536."),
    );
    expect(() => formatEndpoint(null as never)).toThrow(TypeError);
  });

  test("is the inverse of parseEndpoint", () => {
    const random = makeRandom(3);
    for (let round = 0; round < 300; round++) {
      const address = random.address(random.below(2) === 0 ? 4 : 6);
      const zone = address.includes(":") && random.below(2) === 0 ? `eth${random.below(9)}` : null;
      const endpoint = { address, zone, port: random.below(65536) };
      const text = formatEndpoint(endpoint);
      expect(text.ok && parseEndpoint(text.value)).toEqual(ok(endpoint));
    }
  });
});
