// What only the drafts of 2012 to 2015 describe.
export { sharedSearchParams } from "./query-object.ts";
export { type SharingHyperlink, sharingHyperlink } from "./sharing-hyperlink.ts";
export { type SharingURL, sharingURL } from "./sharing-url.ts";
