import { createPolicy, explain, type PolicyOptions } from "@url/guard";

/** Microseconds for a decision about a URL and the address of its name. */
export interface Decisions {
  readonly title: string;
  readonly time: number;
}

/** Decides many times about each case, in turns, and returns the medians. */
export function measureDecisions(rounds = 15, count = 2000): readonly Decisions[] {
  const cases = Object.entries(CASES).map(([title, { options, url, address }]) => ({
    title,
    times: [] as number[],
    policy: createPolicy(options),
    url: url ?? "https://www.example.com/a?b",
    given: { addresses: address === null ? undefined : [address ?? "8.8.8.8"] },
  }));
  for (let round = 0; round <= rounds; round++) {
    for (const { times, policy, url, given } of cases) {
      const start = process.hrtime.bigint();
      for (let made = 0; made < count; made++) explain(policy, url, given);
      // The first round warms up.
      if (round > 0) times.push(Number(process.hrtime.bigint() - start) / 1000 / count);
    }
  }
  return cases.map(({ title, times }) => ({ title, time: times.sort((a, b) => a - b)[times.length >> 1]! }));
}

interface Case {
  readonly options?: PolicyOptions;
  readonly url?: string;
  /** What the name resolves to, or null for an address in the URL. */
  readonly address?: string | null;
}

const CASES: Readonly<Record<string, Case>> = {
  "a name with one address, without options": {},
  "the same, of IPv6": { address: "2606:4700::1" },
  "an address in the URL": { url: "http://10.1.2.3/", address: null },
  "`hosts.deny` with 100,000 suffixes": { options: { hosts: { deny: numbered((n) => `*.a${n}.example.net`) } } },
  "`addresses.deny` with 100,000 prefixes": {
    options: { addresses: { deny: numbered((n) => `10.${(n >> 8) & 255}.${n & 255}.${(n >> 16) * 16}/28`) } },
  },
  "100 grants": {
    options: {
      grants: numbered((n) => ({ hosts: [`*.a${n}.example.net`], addresses: ["10.0.0.0/8"], ports: [443] }), 100),
    },
  },
};

function numbered<Item>(make: (number: number) => Item, length = 100_000): Item[] {
  return Array.from({ length }, (_, number) => make(number));
}
