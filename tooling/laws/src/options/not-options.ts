/** The optional parameters of public functions that are not options: `package function parameter`, and the reason. */
export const NOT_OPTIONS: ReadonlyMap<string, string> = new Map([
  ["percent utf8PercentEncode start", "a range, as that of `String.prototype.slice`"],
  ["percent utf8PercentEncode end", "a range, as that of `String.prototype.slice`"],
  ["html originWithBlobEntry blobURLEntry", "an entry of the blob URL store, whose environment is read at once"],
  ["ip supernet newLength", "a length that the prefix cannot have is an error value"],
  ["history isValidURL encoding", "text, which is converted"],
  ["history isValidNonEmptyURL encoding", "text, which is converted"],
  ["history isValidURLPotentiallySurroundedBySpaces encoding", "text, which is converted"],
  ["history isValidNonEmptyURLPotentiallySurroundedBySpaces encoding", "text, which is converted"],
  ["history parseForm encodingOverride", "inside the package; checked under the name of its caller"],
  ["history parseForm useCharset", "inside the package; checked under the name of its caller"],
  ["history parseForm greatestByte", "inside the package; a number of its callers"],
  ["history sharedSearchParams init", "text, or what has a `toString`, which is converted"],
]);
