import { URL as URLInterface, URLSearchParams as URLSearchParamsInterface } from "@url/api";
import { type InterfaceWrapper, interfaceWrapper } from "./interface-wrapper.ts";
import type { Constructor } from "./realm-class.ts";

/** The wrapper of `URLSearchParams`, to install in a realm. */
export const URLSearchParams: InterfaceWrapper = /* @__PURE__ */ interfaceWrapper(
  URLSearchParamsInterface as Constructor,
  {
    name: "URLSearchParams",
  },
);

/** The wrapper of `URL`, to install in a realm; in a window it also installs the legacy alias `webkitURL`. */
export const URL: InterfaceWrapper = /* @__PURE__ */ interfaceWrapper(URLInterface as Constructor, {
  name: "URL",
  legacyWindowAlias: "webkitURL",
});
