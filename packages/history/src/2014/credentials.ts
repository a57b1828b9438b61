import { toScalarValues } from "../drafts/code-points.ts";
import type { DraftURL } from "../drafts/draft-url.ts";
import { utf8PercentEncode } from "../drafts/percent.ts";
import type { EncodeSets } from "../drafts/percent-encode-sets.ts";

/** Section 4.2, "set the username". */
export function setTheUsername(url: DraftURL, username: string, sets: EncodeSets): void {
  url.username = "";
  for (const codePoint of toScalarValues(username)) url.username += utf8PercentEncode(codePoint, sets.username);
}

/** Section 4.2, "set the password". */
export function setThePassword(url: DraftURL, password: string, sets: EncodeSets): void {
  if (password === "") {
    url.password = null;
    return;
  }
  url.password = "";
  for (const codePoint of toScalarValues(password)) url.password += utf8PercentEncode(codePoint, sets.password);
}
