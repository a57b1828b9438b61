import { isAddress } from "@url/ip";
import {
  type Check,
  expectArray,
  expectFunction,
  expectKnown,
  expectLimit,
  expectOneOf,
  oneOf,
  refuse,
} from "@url/result/internal";
import type { CreateClient } from "./setting.ts";
import { WAYS } from "./ways/index.ts";
import type { WayName } from "./ways/way.ts";

/** What a probe does. */
export interface ProbeOptions {
  /** The scheme of the requests, "http" unless you say otherwise. For a client that sends https alone, say "https". */
  readonly scheme?: "http" | "https" | undefined;
  /** The ways that are left out. */
  readonly except?: readonly WayName[] | undefined;
  /** Milliseconds after which a request counts as one that never settles. The default is 5,000. */
  readonly time?: number | undefined;
  /** The address at which the allowed server listens. By default it is one of loopback. */
  readonly listen?: string | undefined;
  /** The address by which the client knows it, if something forwards connections from there to `listen`. */
  readonly allowed?: string | undefined;
}

/** Checks the arguments of `probe` and `assertGuarded`. */
export function expectProbe(createClient: CreateClient, options: ProbeOptions, where: string): void {
  expectFunction(createClient, where, "createClient");
  const names = WAYS.map(({ name }) => name);
  expectKnown(options, where, "options", {
    scheme: oneOf("http", "https"),
    except(value, at, name) {
      expectArray(value, at, name);
      const given = new Set(value as readonly unknown[]);
      // Nothing would be tested.
      if (names.every((way) => given.has(way))) refuse(value, at, name, "a list without at least one way", "object");
      for (const [index, way] of (value as readonly unknown[]).entries())
        expectOneOf(way, names, at, `${name}[${index}]`);
    },
    time: expectLimit,
    listen: expectAddress,
    allowed: expectAddress,
  });
}

const expectAddress: Check = (value, where, name) => {
  if (!isAddress(value as string)) refuse(value, where, name, "an IP address", "string");
};
