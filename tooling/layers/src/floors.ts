/** Where a package stands, and what it may import: names from below, and packages from outside the house. */
export interface Floor {
  /** `@url/result` is on -1, below the ground floor, because every package may import it. */
  readonly floor: number;
  readonly dependencies: readonly string[];
  /** Whether it is for Node alone, and so may import `node:` modules. */
  readonly node?: true;
}

/** The house, from the ground up. An arrow goes down only, never sideways. */
const GROUND_TO_ROOF = {
  "@url/result": { floor: -1, dependencies: [] },

  "@url/percent": { floor: 0, dependencies: ["@url/result"] },
  "@url/ipv4": { floor: 0, dependencies: ["@url/result"] },
  "@url/ipv6": { floor: 0, dependencies: ["@url/result"] },
  "@url/idna": { floor: 0, dependencies: ["@url/result"] },
  "@url/serializer": { floor: 0, dependencies: ["@url/result"] },
  "@url/encoding": { floor: 0, dependencies: ["@url/result", "@exodus/bytes"] },

  "@url/host": {
    floor: 1,
    dependencies: ["@url/result", "@url/percent", "@url/ipv4", "@url/ipv6", "@url/idna", "@url/serializer"],
  },
  "@url/urlencoded": { floor: 1, dependencies: ["@url/result", "@url/percent"] },
  "@url/uri": { floor: 1, dependencies: ["@url/result", "@url/percent", "@url/ipv6"] },

  "@url/parser": { floor: 2, dependencies: ["@url/result", "@url/percent", "@url/host", "@url/serializer"] },
  "@url/ip": { floor: 2, dependencies: ["@url/result", "@url/ipv4", "@url/ipv6", "@url/host"] },

  "@url/api": {
    floor: 3,
    dependencies: ["@url/result", "@url/parser", "@url/serializer", "@url/urlencoded", "@url/host", "@url/percent"],
  },
  "@url/validator": { floor: 3, dependencies: ["@url/result", "@url/parser", "@url/host", "@url/percent", "@url/uri"] },

  "@url/html": {
    floor: 4,
    dependencies: [
      "@url/result",
      "@url/parser",
      "@url/serializer",
      "@url/host",
      "@url/percent",
      "@url/uri",
      "@url/api",
      "@url/validator",
    ],
  },

  "@url/whatwg-url": {
    floor: 5,
    dependencies: [
      "@url/result",
      "@url/api",
      "@url/parser",
      "@url/serializer",
      "@url/host",
      "@url/percent",
      "@url/validator",
      "@url/encoding",
    ],
  },
} as const satisfies Record<string, Floor>;

/** Every package of the house; the command may import all that is below it. */
export const FLOORS: ReadonlyMap<string, Floor> = new Map<string, Floor>([
  ...Object.entries(GROUND_TO_ROOF),
  ["@url/cli", { floor: 5, node: true, dependencies: Object.keys(belowTheRoof()) }],
]);

function belowTheRoof(): Record<string, Floor> {
  return Object.fromEntries(Object.entries<Floor>(GROUND_TO_ROOF).filter(([, { floor }]) => floor < 5));
}
