export type { DraftFormOptions } from "../drafts/read-form.ts";
export { RELATIVE_SCHEMES } from "../drafts/relative-schemes.ts";
export { type ParamsLike, sharedSearchParams } from "./query-object.ts";
export { type DraftFormError, parseForm } from "./read-form.ts";
export { serializeOriginUnicode } from "./serialize-origin-unicode.ts";
export { type SharingHyperlink, sharingHyperlink } from "./sharing-hyperlink.ts";
export { type SharingURL, sharingURL } from "./sharing-url.ts";
export { isPassword, isUserinfo, isUsername } from "./userinfo.ts";
