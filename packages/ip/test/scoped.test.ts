import { parseHost } from "@url/host";
import { expect, test } from "vitest";
import { parseScoped } from "../src/index.ts";
import { failed, ok } from "./results.ts";

test.each([
  ["fe80::1234%1", "fe80::1234", "1"],
  ["ff02::5678%5", "ff02::5678", "5"],
  ["ff08::9abc%10", "ff08::9abc", "10"],
  ["fe80::1234%ne0", "fe80::1234", "ne0"],
  ["ff02::5678%pvc1.3", "ff02::5678", "pvc1.3"],
  ["ff08::9abc%interface10", "ff08::9abc", "interface10"],
])("RFC 4007, section 11.3: %s", (text, address, zone) => {
  expect(parseScoped(text)).toEqual(ok({ address, zone }));
});

test.each([
  ["fe80::1%eth0", "fe80::1", "eth0"],
  ["fe80::8d0f:7f26:f5c8:780b%enx525400d5e0fb", "fe80::8d0f:7f26:f5c8:780b", "enx525400d5e0fb"],
])("RFC 9844: %s", (text, address, zone) => {
  expect(parseScoped(text)).toEqual(ok({ address, zone }));
});

test("the zone is null if the text has none", () => {
  expect(parseScoped("FE80::1")).toEqual(ok({ address: "fe80::1", zone: null }));
  expect(parseScoped("192.0.2.1")).toEqual(ok({ address: "192.0.2.1", zone: null }));
});

test("keeps a zone unchanged, including capitals and non-ASCII letters", () => {
  expect(parseScoped("FE80::A%Wi-Fi_é")).toEqual(ok({ address: "fe80::a", zone: "Wi-Fi_é" }));
});

test.each([
  ["fe80::1%", { code: "zone-empty", start: 8, end: 8 }],
  ["fe80::1%a%b", { code: "zone-invalid-code-point", start: 9, end: 10 }],
  ["fe80::1%eth0/64", { code: "zone-invalid-code-point", start: 12, end: 13 }],
  ["fe80::1%a\0", { code: "zone-invalid-code-point", start: 9, end: 10 }],
  ["fe80::1%a b", { code: "zone-invalid-code-point", start: 9, end: 10 }],
  ["192.0.2.1%eth0", { code: "zone-of-IPv4", start: 9, end: 14 }],
  ["fe80:::1%eth0", { code: "IPv6-multiple-compression", start: 5, end: 7 }],
  ["fe80::1-eth0", { code: "IPv6-invalid-code-point", start: 7, end: 8 }],
])("%j: code and range", (text, error) => {
  expect(parseScoped(text)).toEqual(failed(error));
});

test("the host parser of URLs rejects a zone, in plain form and in that of RFC 6874", () => {
  expect(parseHost("[fe80::1%eth0]")).toMatchObject({ ok: false, error: { code: "IPv6-invalid-code-point" } });
  expect(parseHost("[fe80::1%25eth0]")).toMatchObject({ ok: false, error: { code: "IPv6-invalid-code-point" } });
});
