/** The optional parameters of public functions that are not options: `package function parameter`, and the reason. */
export const NOT_OPTIONS: ReadonlyMap<string, string> = new Map([
  ["percent utf8PercentEncode start", "a range, as that of `String.prototype.slice`"],
  ["percent utf8PercentEncode end", "a range, as that of `String.prototype.slice`"],
  ["html originWithBlobEntry blobURLEntry", "an entry of the blob URL store, whose environment is read at once"],
  ["ip supernet newLength", "a length that the prefix cannot have is an error value"],
  ["html isValidURL encoding", "text, which is converted"],
  ["html isValidNonEmptyURL encoding", "text, which is converted"],
  ["html isValidURLPotentiallySurroundedBySpaces encoding", "text, which is converted"],
  ["html isValidNonEmptyURLPotentiallySurroundedBySpaces encoding", "text, which is converted"],
  ["html parse base", "inside the package; checked under the name of its caller"],
  ["html parse encoding", "inside the package; checked under the name of its caller"],
  ["html parse blobURLStore", "inside the package; checked under the name of its caller"],
  ["html sharedSearchParams init", "text, or what has a `toString`, which is converted"],
]);
