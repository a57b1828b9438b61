/** The optional parameters of public functions that are not options: entry, function and parameter, and the reason. */
export const NOT_OPTIONS: ReadonlyMap<string, string> = new Map([
  ["@url/percent utf8PercentEncode start", "a range, as that of `String.prototype.slice`"],
  ["@url/percent utf8PercentEncode end", "a range, as that of `String.prototype.slice`"],
  ["@url/html originWithBlobEntry blobURLEntry", "an entry of the blob URL store, whose environment is read at once"],
  ["@url/ip/prefix supernet newLength", "a length that the prefix cannot have is an error value"],
  ["@url/history/html5 isValidURL encoding", "text, which is converted"],
  ["@url/history/html5 isValidNonEmptyURL encoding", "text, which is converted"],
  ["@url/history/html5 isValidURLPotentiallySurroundedBySpaces encoding", "text, which is converted"],
  ["@url/history/html5 isValidNonEmptyURLPotentiallySurroundedBySpaces encoding", "text, which is converted"],
  ["@url/history/2014 sharedSearchParams init", "text, or what has a `toString`, which is converted"],
]);
