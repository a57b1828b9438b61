import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { createPolicy, explain, type PolicyOptions, type Rule } from "../src/index.ts";

const NONE: PolicyOptions = {};

describe.each<[string, PolicyOptions, readonly (readonly [url: string, rule: Rule])[]]>([
  [
    "without options",
    NONE,
    [
      ["https://example.com/", "resolution"],
      ["http://8.8.8.8/", "public-address"],
      ["http://[2606:4700:4700::1111]/", "public-address"],
      ["http://", "invalid-url"],
      ["//example.com/", "invalid-url"],
      ["ftp://example.com/", "scheme"],
      ["file:///etc/passwd", "scheme"],
      ["gopher://127.0.0.1:6379/_", "scheme"],
      ["data:text/plain,x", "scheme"],
      ["http://user@example.com/", "credentials"],
      ["http://:password@example.com/", "credentials"],
      ["http://example.com:25/", "port"],
      ["http://example.com:0/", "port"],
      ["http://example.com:8080/", "resolution"],
      ["http://localhost/", "special-use-name"],
      ["http://LOCALHOST./", "special-use-name"],
      ["http://a.b.localhost/", "special-use-name"],
      ["http://printer.local/", "special-use-name"],
      ["http://metadata.google.internal/", "special-use-name"],
      ["http://router.home.arpa/", "special-use-name"],
      ["http://1.0.0.127.in-addr.arpa/", "special-use-name"],
      ["http://x.onion/", "special-use-name"],
      ["http://intranet/", "special-use-name"],
      ["http://wiki/", "single-label-name"],
      ["http://com./", "single-label-name"],
    ],
  ],
  [
    "addresses",
    NONE,
    [
      // https://www.iana.org/assignments/iana-ipv4-special-registry
      ["http://0.0.0.0/", "special-address"],
      ["http://10.0.0.1/", "special-address"],
      ["http://100.64.0.1/", "special-address"],
      ["http://127.0.0.1/", "special-address"],
      ["http://169.254.1.1/", "special-address"],
      ["http://172.16.0.1/", "special-address"],
      ["http://172.32.0.1/", "public-address"],
      ["http://192.0.0.8/", "special-address"],
      ["http://192.0.2.1/", "special-address"],
      ["http://192.168.0.1/", "special-address"],
      ["http://198.18.0.1/", "special-address"],
      ["http://203.0.113.1/", "special-address"],
      ["http://224.0.0.1/", "special-address"],
      ["http://240.0.0.1/", "special-address"],
      ["http://255.255.255.255/", "special-address"],
      // Protocol anycast that the registries call globally reachable: PCP, TURN, AS112, AMT, the old relays of 6to4.
      ["http://192.0.0.9/", "special-address"],
      ["http://192.0.0.10/", "special-address"],
      ["http://192.31.196.1/", "special-address"],
      ["http://192.52.193.1/", "special-address"],
      ["http://192.88.99.1/", "special-address"],
      ["http://192.175.48.1/", "special-address"],
      ["http://[2001:1::1]/", "special-address"],
      ["http://[2001:1::2]/", "special-address"],
      ["http://[2001:3::1]/", "special-address"],
      ["http://[2001:4:112::1]/", "special-address"],
      ["http://[2001:20::1]/", "special-address"],
      ["http://[2620:4f:8000::1]/", "special-address"],
      // https://www.iana.org/assignments/iana-ipv6-special-registry
      ["http://[::]/", "special-address"],
      ["http://[::1]/", "special-address"],
      ["http://[100::1]/", "special-address"],
      ["http://[2001:db8::1]/", "special-address"],
      ["http://[3fff::1]/", "special-address"],
      ["http://[5f00::1]/", "special-address"],
      ["http://[fc00::1]/", "special-address"],
      ["http://[fe80::1]/", "special-address"],
      ["http://[fec0::1]/", "special-address"],
      ["http://[ff02::1]/", "special-address"],
      // An IPv4 address in an IPv6 address: mapped, compatible, NAT64, local NAT64, 6to4, Teredo, ISATAP.
      ["http://[::ffff:127.0.0.1]/", "special-address"],
      ["http://[::ffff:8.8.8.8]/", "public-address"],
      ["http://[::127.0.0.1]/", "special-address"],
      ["http://[64:ff9b::7f00:1]/", "special-address"],
      ["http://[64:ff9b::808:808]/", "public-address"],
      ["http://[64:ff9b::c000:9]/", "special-address"],
      ["http://[64:ff9b:1::7f00:1]/", "special-address"],
      ["http://[2002:7f00:1::]/", "special-address"],
      ["http://[2002:808:808::]/", "special-address"],
      ["http://[2001:0:4136:e378:8000:63bf:80ff:fffe]/", "special-address"],
      ["http://[2606:4700::5efe:10.0.0.1]/", "special-address"],
      ["http://[2606:4700::200:5efe:8.8.8.8]/", "public-address"],
      // Spellings that the URL Standard's host parser reads as addresses.
      ["http://127.1/", "special-address"],
      ["http://0x7f000001/", "special-address"],
      ["http://017700000001/", "special-address"],
      ["http://2130706433/", "special-address"],
      ["http://１２７.０.０.１/", "special-address"],
      ["http://①②⑦.⓪.⓪.①/", "special-address"],
      ["http://%31%32%37.0.0.1/", "special-address"],
      // A machine's own cloud.
      ["http://169.254.169.254/latest/meta-data/", "cloud-service"],
      ["http://168.63.129.16/", "cloud-service"],
      ["http://100.100.100.200/", "cloud-service"],
      ["http://[fd00:ec2::254]/", "cloud-service"],
      ["http://[::ffff:a9fe:a9fe]/", "cloud-service"],
      ["http://[64:ff9b::a83f:8110]/", "cloud-service"],
      ["http://169.254.42.42/", "cloud-service"],
      ["http://[fd00:a9fe:a9fe::1]/", "cloud-service"],
      ["http://[fd00:100::100:200]/", "cloud-service"],
      ["http://161.26.0.10/", "cloud-service"],
      ["http://161.27.0.10/", "public-address"],
      ["http://166.11.255.255/", "cloud-service"],
      ["http://166.12.0.0/", "public-address"],
      // https://www.iana.org/assignments/ipv6-unicast-address-assignments: reserved, or not in it.
      ["http://[2d00::1]/", "special-address"],
      ["http://[2e00::1]/", "special-address"],
      ["http://[3000::1]/", "special-address"],
      ["http://[3ffe::1]/", "special-address"],
      ["http://[2001:1000::1]/", "special-address"],
      ["http://[2001:4e00::1]/", "special-address"],
      ["http://[2001:6000::1]/", "special-address"],
      ["http://[2003:4000::1]/", "special-address"],
      ["http://[2420::1]/", "special-address"],
      ["http://[2a20::1]/", "special-address"],
      ["http://[2410::1]/", "public-address"],
      ["http://[2630::1]/", "public-address"],
      ["http://[2003:3fff::1]/", "public-address"],
      ["http://[2c0f:ffff::1]/", "public-address"],
      ["http://[3000::5efe:8.8.8.8]/", "special-address"],
    ],
  ],
  [
    "with a list of hosts",
    { hosts: { allow: ["example.com", "*.Example.NET", "wiki", "bücher.example"], deny: ["bad.example.net"] } },
    [
      ["http://example.com/", "resolution"],
      ["http://EXAMPLE.com./", "resolution"],
      ["http://www.example.com/", "host-not-allowed"],
      ["http://a.b.example.net/", "resolution"],
      ["http://example.net/", "host-not-allowed"],
      ["http://notexample.net/", "host-not-allowed"],
      ["http://bad.example.net/", "host-denied"],
      ["http://wiki/", "resolution"],
      ["http://xn--bcher-kva.example/", "resolution"],
      ["http://8.8.8.8/", "host-not-allowed"],
      ["http://127.0.0.1/", "special-address"],
    ],
  ],
  [
    "with lists of addresses",
    {
      addresses: {
        allow: ["10.1.0.0/16", "169.254.0.0/16", "fd00::/8"],
        deny: ["8.8.8.0/24"],
        nat64: ["2001:db8:64::/96"],
      },
    },
    [
      ["http://10.1.2.3/", "address-allowed"],
      ["http://[::ffff:10.1.2.3]/", "address-allowed"],
      ["http://10.2.0.1/", "special-address"],
      ["http://169.254.1.1/", "address-allowed"],
      ["http://169.254.169.254/", "cloud-service"],
      ["http://[fd00:ec2::254]/", "cloud-service"],
      ["http://8.8.8.8/", "address-denied"],
      ["http://[::ffff:8.8.8.8]/", "address-denied"],
      ["http://[64:ff9b::808:808]/", "address-denied"],
      ["http://[2001:db8:64::808:808]/", "address-denied"],
      ["http://[2001:db8:64::a01:203]/", "address-allowed"],
      ["http://[2001:db8:64::7f00:1]/", "special-address"],
      ["http://[2001:db8:64::101:101]/", "public-address"],
    ],
  ],
  [
    "with cloud services by their addresses and prefixes",
    { addresses: { allow: ["169.254.169.254", "::ffff:169.254.42.42", "fd00:100::100:200/128", "161.26.0.0/16"] } },
    [
      ["http://169.254.169.254/", "address-allowed"],
      ["http://169.254.42.42/", "address-allowed"],
      ["http://[fd00:100::100:200]/", "address-allowed"],
      ["http://161.26.0.10/", "address-allowed"],
      ["http://166.8.0.1/", "cloud-service"],
    ],
  ],
  [
    "with a part of a cloud service's prefix",
    { addresses: { allow: ["161.26.0.0/24", "166.8.0.1"] } },
    [
      ["http://161.26.0.10/", "address-allowed"],
      ["http://161.26.1.10/", "cloud-service"],
      ["http://166.8.0.1/", "address-allowed"],
      ["http://166.8.0.2/", "cloud-service"],
    ],
  ],
  [
    "with blocks and ranges around cloud services",
    { addresses: { allow: ["0.0.0.0/0", "::/0", "169.254.42.42-169.254.42.43", "161.26.0.0/15", "fd00:100::/32"] } },
    [
      ["http://10.0.0.1/", "address-allowed"],
      ["http://169.254.169.254/", "cloud-service"],
      ["http://169.254.42.42/", "cloud-service"],
      ["http://[fd00:a9fe:a9fe::1]/", "cloud-service"],
      ["http://[fd00:100::100:200]/", "cloud-service"],
      ["http://161.26.0.10/", "cloud-service"],
      ["http://168.63.129.16/", "cloud-service"],
    ],
  ],
  [
    "with ports",
    { ports: [443, [8000, 8999], 25] },
    [
      ["https://example.com/", "resolution"],
      ["http://example.com/", "port"],
      ["http://example.com:8999/", "resolution"],
      ["http://example.com:9000/", "port"],
      ["http://example.com:25/", "resolution"],
    ],
  ],
  [
    "with one scheme",
    { schemes: ["https"] },
    [
      ["http://example.com/", "scheme"],
      ["https://example.com/", "resolution"],
    ],
  ],
  ["with credentials", { credentials: "allow" }, [["http://u:p@example.com/", "resolution"]]],
])("explain %s", (_, options, rows) => {
  test.each(rows)("%s: %s", (url, rule) => {
    expect(explain(createPolicy(options), url).rule).toBe(rule);
  });
});

describe("the addresses of a name", () => {
  const every = createPolicy();
  const some = createPolicy({ answers: "some" });
  test.each<[readonly string[], Rule, Rule]>([
    [["8.8.8.8"], "public-address", "public-address"],
    [["8.8.8.8", "2606:4700::1"], "public-address", "public-address"],
    [["8.8.8.8", "127.0.0.1"], "special-address", "public-address"],
    [["127.0.0.1", "10.0.0.1"], "special-address", "special-address"],
    [["::ffff:127.0.0.1"], "special-address", "special-address"],
    [["168.63.129.16"], "cloud-service", "cloud-service"],
    [["fe80::1%lo"], "invalid-address", "invalid-address"],
    [["example.com"], "invalid-address", "invalid-address"],
    [[], "no-address", "no-address"],
  ])("%j", (addresses, ofEvery, ofSome) => {
    expect(explain(every, "http://a.example.com/", { addresses }).rule).toBe(ofEvery);
    expect(explain(some, "http://a.example.com/", { addresses }).rule).toBe(ofSome);
  });

  test("do not matter to a URL that something else decides", () => {
    expect(explain(every, "ftp://a.example.com/", { addresses: ["8.8.8.8"] }).rule).toBe("scheme");
    expect(explain(every, "http://127.0.0.1/", { addresses: ["8.8.8.8"] }).rule).toBe("special-address");
  });
});

test("a decision has the URL without credentials, and the host, port and address that were judged", () => {
  const policy = createPolicy();
  expect(explain(policy, "/x", { base: "http://u:p@0x7f.1:8080/y?z#f" })).toEqual({
    verdict: "rejected",
    rule: "credentials",
    url: "http://127.0.0.1:8080/x",
    host: "127.0.0.1",
    port: 8080,
    address: null,
  });
  expect(explain(policy, "https://[::1]/")).toEqual({
    verdict: "rejected",
    rule: "special-address",
    url: "https://[::1]/",
    host: "[::1]",
    port: 443,
    address: "::1",
  });
  expect(explain(policy, "https://a.example.com", { addresses: ["10.0.0.1"] })).toMatchObject({
    verdict: "rejected",
    host: "a.example.com",
    address: "10.0.0.1",
  });
  expect(explain(policy, "https://a.example.com").verdict).toBe("unresolved");
});

test("the README has a row for each rule that rejects, and for no other", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const union = /type RejectingRule =([^;]*);/.exec(read("../src/policy/decision.ts"))![1]!;
  const table = /^\| rule \| rejects \|\n([\s\S]*?)\n\n/m.exec(read("../README.md"))![1]!;
  const cells = table.split("\n").map((row) => row.split("|")[1]!);
  const named = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, rule]) => rule));
  expect(named).toEqual([...union.matchAll(/\| "([^"]+)"/g)].map(([, rule]) => rule));
});
