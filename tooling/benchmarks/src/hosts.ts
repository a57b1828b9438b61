import { between, type Random, seeded } from "./random.ts";

/** Returns the host number `index`, the same one each time. No two are equal, so that no cache of hosts could help. */
export function hostOf(make: (random: Random) => string, index: number): string {
  const random = seeded(index + 1);
  // The first numbers after small seeds are alike.
  for (let i = 0; i < 8; i++) random();
  return make(random);
}

/** An address in one of the forms that are not four decimal numbers. */
export function oddIPv4(random: Random): string {
  const byte = (): number => between(random, 1, 255);
  const forms = [
    () => String(between(random, 2 ** 24, 2 ** 32 - 1)),
    () => `0x${between(random, 2 ** 24, 2 ** 32 - 1).toString(16)}`,
    () => `${byte()}.${between(random, 256, 2 ** 24 - 1)}`,
    () => `${byte()}.${byte()}.${between(random, 256, 2 ** 16 - 1)}`,
    () => `0${byte().toString(8)}.0${byte().toString(8)}.${byte()}.0x${byte().toString(16)}`,
  ];
  return forms[between(random, 0, forms.length - 1)]!();
}

/** An address as people write it: shortened or in full, in lower or upper case, with an IPv4 address at its end. */
export function ipv6(random: Random): string {
  const piece = (): string => between(random, 1, 0xffff).toString(16);
  const forms = [
    () => `2001:db8::${piece()}:${piece()}`,
    () => `2001:0DB8:0:0:0:${piece().toUpperCase()}:${piece()}:0001`,
    () => Array.from({ length: 8 }, piece).join(":"),
    () => `::ffff:192.0.${between(random, 0, 255)}.${between(random, 0, 255)}`,
    () => `fe80::${piece()}:0:0:${piece()}`,
  ];
  return forms[between(random, 0, forms.length - 1)]!();
}

/** A domain of a label that is not ASCII, of one alphabet, and a top-level one. */
export function domain(random: Random): string {
  const letters = Array.from(ALPHABETS[between(random, 0, ALPHABETS.length - 1)]!);
  const label = Array.from({ length: between(random, 5, 11) }, () => letters[between(random, 0, letters.length - 1)]);
  return `${letters[0]}${label.join("")}.${TOP_LEVEL[between(random, 0, TOP_LEVEL.length - 1)]}`;
}

/** The first letter of each is not ASCII, and begins every label. */
const ALPHABETS = [
  "\u00fcabcdefghijklmnoprstuvwxyz\u00e4\u00f6\u00e9\u00e8\u00f1\u00e7\u00df",
  "\u0434\u0430\u0431\u0432\u0433\u0435\u0436\u0437\u0438\u043a\u043b\u043c\u043d\u043e\u043f\u0440\u0441\u0442\u0443\u0444\u0445",
  "\u03b4\u03b1\u03b2\u03b3\u03b5\u03b6\u03b7\u03b8\u03b9\u03ba\u03bb\u03bc\u03bd\u03be\u03bf\u03c0\u03c1\u03c4\u03c5\u03c6",
  "\u65e5\u672c\u8a9e\u6771\u4eac\u5927\u962a\u4e2d\u6587\u4f8b\u3048\u3042\u3044\u3046\u304a\u304b\u304d\u304f",
  "\ud55c\uad6d\uc5b4\uac00\ub098\ub2e4\ub77c\ub9c8\ubc14\uc0ac",
];
const TOP_LEVEL = ["com", "org", "example"];
