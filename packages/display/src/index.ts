export { displayHost } from "./host/display-host.ts";
export type { LabelIssueCode } from "./label/issue.ts";
export { type HideSecretsOptions, hideSecrets } from "./secrets.ts";
export { type FindSpoofsOptions, findSpoofs } from "./spoofs/find-spoofs.ts";
export type { Spoof, SpoofCode } from "./spoofs/spoof.ts";
export { displayURL } from "./url/display-url.ts";
export type { Direction } from "./url/join.ts";
export type { DisplayHostOptions, DisplayOptions } from "./url/options.ts";
export type { Displayed, DisplayedPart, DisplayedPartKind } from "./url/text.ts";
