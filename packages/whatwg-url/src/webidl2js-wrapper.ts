import { URL as URLInterface, URLSearchParams as URLSearchParamsInterface } from "@url/api";
import { type InterfaceWrapper, interfaceWrapper } from "./interface-wrapper.ts";
import type { Constructor } from "./realm-class.ts";

/**
 * Wraps `URLSearchParams`, to install it in a realm.
 * @see https://url.spec.whatwg.org/#urlsearchparams
 */
export const URLSearchParams: InterfaceWrapper = /* @__PURE__ */ interfaceWrapper(
  URLSearchParamsInterface as Constructor,
  {
    name: "URLSearchParams",
  },
);

/**
 * Wraps `URL`, to install it in a realm. A window also gets the legacy alias `webkitURL`.
 * @see https://url.spec.whatwg.org/#url
 */
export const URL: InterfaceWrapper = /* @__PURE__ */ interfaceWrapper(URLInterface as Constructor, {
  name: "URL",
  legacyWindowAlias: "webkitURL",
});
