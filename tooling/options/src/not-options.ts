const RUN_BY_OTHERS = "for the packages that run the parser's steps, which hand over what was checked";

/** The optional parameters of public functions that are no options: `package function parameter`, and the reason. */
export const NOT_OPTIONS: ReadonlyMap<string, string> = new Map([
  ["percent utf8PercentEncode start", "a range, as that of `String.prototype.slice`"],
  ["percent utf8PercentEncode end", "a range, as that of `String.prototype.slice`"],
  ["html originOf blobURLEntry", "an entry of the blob URL store, whose environment is read at once"],
  ["validator visibleJSON indent", "handed to `JSON.stringify`, which takes anything"],
  ["ip supernet newLength", "a length that the prefix cannot have is an error value"],
  ["html sharedSearchParams init", "the text that is parsed"],
  ["host canonicalizeHost isOpaque", RUN_BY_OTHERS],
  ["host canonicalizeHost report", RUN_BY_OTHERS],
  ["host canonicalizeHost start", RUN_BY_OTHERS],
  ["host canonicalizeHost end", RUN_BY_OTHERS],
  ["parser canonicalizeURL base", RUN_BY_OTHERS],
  ["parser canonicalizeURL encode", RUN_BY_OTHERS],
  ["parser editFragment report", RUN_BY_OTHERS],
  ["parser editHost report", RUN_BY_OTHERS],
  ["parser editHost refuse", RUN_BY_OTHERS],
  ["parser editHostname report", RUN_BY_OTHERS],
  ["parser editPath report", RUN_BY_OTHERS],
  ["parser editPort report", RUN_BY_OTHERS],
  ["parser editQuery report", RUN_BY_OTHERS],
  ["parser editQuery encode", RUN_BY_OTHERS],
  ["parser editScheme report", RUN_BY_OTHERS],
]);
