import type { World } from "../world.ts";
import type { Attempt, Way } from "./way.ts";

/** An address of the machine in a URL, in every spelling that some URL parser or resolver reads as that address. */
export const literal: Way = { name: "literal", attempts };

function attempts(world: World): readonly Attempt[] {
  const at = (host: string) => world.url("host.invalid").replace("host.invalid", host);
  const port = `:${world.ports[world.scheme]}`;
  const hosts = [...IPV4, ...(world.forbidden.includes("::1") ? IPV6 : [])];
  const whole = [
    at(`${world.allowed.includes(":") ? "allowed" : world.allowed}@127.0.0.1`),
    at(`user:${world.ports.http}@127.0.0.1`),
    `${world.scheme}:\\\\127.0.0.1${port}\\`,
    `${world.scheme}:/127.0.0.1${port}/`,
    `${world.scheme.toUpperCase()}:///127.0.0.1${port}/`,
    ` ${at("127.0.0.1")} `,
    at("127.\t0.0.\n1"),
    `//127.0.0.1${port}/`,
  ];
  return [...hosts.map(at), ...whole].map((url) => ({ title: JSON.stringify(url).slice(1, -1), url }));
}

const IPV4: readonly string[] = [
  "127.0.0.1",
  "127.0.1",
  "127.1",
  "2130706433",
  "0x7f000001",
  "0X7F000001",
  "017700000001",
  "0x7f.0x0.0x0.0x1",
  "0x0000007f.0.0.1",
  "0177.0.0.01",
  "00177.000.0000.00001",
  "0177.0x0.1",
  "127.0.0.1.",
  "１２７.０.０.１",
  "①②⑦.⓪.⓪.①",
  "𝟏𝟐𝟕.𝟎.𝟎.𝟏",
  "127。0。0。1",
  "127．0｡0．1",
  "%31%32%37.0.0.1",
  "127%2e0%2E0%2e1",
  "\u00ad127.0.0.1",
  "0.0.0.0",
  "0",
  "0x0",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[0000:0:0:0:0:FFFF:7F00:0001]",
  "[::ffff:0.0.0.0]",
];

const IPV6: readonly string[] = [
  "[::1]",
  "[0:0:0:0:0:0:0:1]",
  "[0000:0000::0001]",
  "[::0.0.0.1]",
  "[::]",
  "[::1%25lo]",
];
