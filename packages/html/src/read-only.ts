import { defineAttributes, LOCATION_ATTRIBUTES } from "./attributes.ts";
import { hrefOf, readAttribute, serializedOriginOf } from "./hyperlink.ts";
import { createWithHref, type HrefHost, type WithState } from "./resolved-href.ts";

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
 * The location of a worker, whose URL is what `getHref` gives; and any other URL that is only looked at.
 * Without a URL it shows what a hyperlink shows.
 * @see https://html.spec.whatwg.org/#workerlocation
 */
export function readOnlyURL(host: HrefHost): ReadOnlyURL {
  return createWithHref(MEMBERS, host);
}

const MEMBERS: ReadOnlyURL = /* @__PURE__ */ defineAttributes<
  Pick<ReadOnlyURL, "href" | "origin" | "toString">,
  WithState<HrefHost>
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
