// What packages of this family share. Not for others: anything here may change in any release.
export { getAttribute, setAttribute } from "./attributes.ts";
export { type ChangeCallback, createChanges } from "./changes.ts";
export { isUnicode } from "./labels.ts";
export {
  type Attribute,
  createObject,
  defineAttributes,
  HYPERLINK_ATTRIBUTES,
  LOCATION_ATTRIBUTES,
  stateOf,
  type WithState,
} from "./members.ts";
export { originIn, parse } from "./parse-url.ts";
export { createWithHref, isCurrent, type ResolvedHref, setTheURL } from "./resolved-href.ts";
