// What packages of this family share. Not for others: anything here may change in any release.

export { canonicalizeURL, canParseURL, queryEncoder } from "#engine";
export { locateParsed, splice } from "#fast";
export { serializeDraft } from "./draft.ts";
export { expectHost, readHost } from "./host-like.ts";
export { isNormal } from "./normal.ts";
export { FRAGMENT_START, QUERY_START } from "./offsets.ts";
export { expectOrigin, originFrom, readOrigin, readOriginOf, readOriginText } from "./origin.ts";
export { editPassword, editUsername } from "./set-credentials.ts";
export { editFragment, editHash } from "./set-fragment.ts";
export { editHost, editHostname } from "./set-host.ts";
export { editPath } from "./set-path.ts";
export { editPort } from "./set-port.ts";
export { editQuery, editSearch } from "./set-query.ts";
export { editScheme } from "./set-scheme.ts";
export type { Edit, Reject } from "./setter.ts";
export { textOfURL } from "./source.ts";
export { expectURL, expectURLRecord, readBase, readURL, sealed, textOf } from "./url-like.ts";
export { driveOf, startsWithWindowsDriveLetter } from "./windows-drive-letter.ts";
