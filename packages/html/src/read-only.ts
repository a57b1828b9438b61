import { hrefOf, readAttribute, serializedOriginOf } from "./hyperlink.ts";
import { defineAttributes, LOCATION_ATTRIBUTES, type WithState } from "./members.ts";
import { createWithHref, type HrefHost, type ResolvedHref } from "./resolved-href.ts";

/** The members of `WorkerLocation`, which were those of `URLUtilsReadOnly`. */
export interface ReadOnlyURL {
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  toString(): string;
}

/**
 * Creates the location of a worker, whose URL `getHref` returns, or any other URL that is only read. Without a URL, the
 * members are those of a hyperlink without one.
 * @throws TypeError if `host` lacks `getHref`
 * @example readOnlyURL({ getHref: () => "https://example.org/worker.js" }).pathname // → "/worker.js"
 * @see https://html.spec.whatwg.org/#workerlocation
 */
export function readOnlyURL(host: HrefHost): ReadOnlyURL {
  return createWithHref(MEMBERS, host, "readOnlyURL");
}

const MEMBERS: ReadOnlyURL = /* @__PURE__ */ defineAttributes<
  Pick<ReadOnlyURL, "href" | "origin" | "toString">,
  WithState<ResolvedHref<HrefHost>>
>(
  {
    get href() {
      return hrefOf(this);
    },
    get origin() {
      return serializedOriginOf(this);
    },
    toString() {
      return hrefOf(this);
    },
  },
  LOCATION_ATTRIBUTES,
  readAttribute,
) as ReadOnlyURL;
