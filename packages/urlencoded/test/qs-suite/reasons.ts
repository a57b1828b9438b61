/** Why assertions differ: `titles` match the titles of their tests. The first that matches a title counts. */
export interface Reason {
  readonly why: string;
  readonly titles: readonly RegExp[];
}

/** For parse. */
export const PARSE_REASONS: readonly Reason[] = [
  {
    why: "A limit that is exceeded is an error. qs cuts off, or makes an object of a list, unless it is told to throw.",
    titles: [
      /^parse\(\)$/,
      /depth = (?:1|0$|false)/,
      /strips one wrapping bracket pair from the key when depth = 0/,
      /\(#493\)/,
      /depends on the depth option/,
      /very long array/,
      /overriding parameter limit/,
      /parameter limit tests/,
      /strictDepth option - non-throw/,
    ],
  },
  {
    why: "`maxWidth` limits objects and lists alike, and no list becomes an object because it is long; qs has `arrayLimit`.",
    titles: [
      /arrayLimit/i,
      /array limit/,
      /overflow/,
      /^DOS$/,
      /allows to specify array indices/,
      /mix of simple and explicit arrays/,
      /allows for empty strings in arrays/,
      /mixed array and object notation/,
    ],
  },
  {
    why: "No pair is dropped: names of `Object.prototype` are ordinary names, because objects have no prototype.",
    titles: [
      /prototype keys/,
      /transforms arrays to objects/,
      /overwriting prototype/,
      /global Object prototype/,
      /dunder proto/,
    ],
  },
  {
    why: "No pair is dropped: the empty name is a name.",
    titles: [/skips empty string key/, /continues parsing when no parent/],
  },
  {
    why: "A name with a value and with keys is the error `conflict`. qs makes a list of the value and the object.",
    titles: [/add keys to objects/, /strictMerge/],
  },
  {
    why: "A value moves into a name only if a bracket of the name is open, so that no sender can change a name.",
    titles: [/later `\]=`/],
  },
  {
    why: "Pairs do not say whether there was a `=`, so there is no `null` (`strictNullHandling`).",
    titles: [/parses a simple string/, /malformed uri/, /with comma as array divider$/],
  },
  {
    why: "A list is empty if it is absent: `list()` of a shape. There is no `allowEmptyArrays`.",
    titles: [/allowEmptyArrays/i, /allows empty arrays/],
  },
  {
    why: "A key with a dot is written in brackets, so it needs no `decodeDotInKeys`.",
    titles: [/decodeDotInKeys|decode dot|decodes dot/],
  },
  {
    why: "Lists have no holes (`allowSparse`). A shape with `record()` keeps indices as names.",
    titles: [/parses sparse arrays/],
  },
  {
    why: "A shape says what is an object; there is no `parseArrays`.",
    titles: [/disabling array parsing/, /parseArrays is false/],
  },
  {
    why: "Input is pairs of text. Objects that were parsed before, and their values, are not read.",
    titles: [
      /semi-parsed/,
      /buffers correctly/,
      /parses an object/,
      /parses values with comma/,
      /mutate an object input/,
      /circular references/,
      /null objects correctly/,
      /dates correctly/,
      /regular expressions correctly/,
      /object-valued input/,
      /object input/,
    ],
  },
  {
    why: "Values are decoded before they are split at commas, so `%2C` separates too.",
    titles: [/percent-encoded comma/, /comma-separated value$/],
  },
  {
    why: "The Standard decodes, or a decoder of `/legacy`; there are no decoders for names and values of one form. Values become numbers by a shape.",
    titles: [/decoder/, /custom encoding/, /decoding keys and values/],
  },
  {
    why: "Which encodings there are, the caller says: a sentinel does not choose one that was not passed, and stays if its value is unknown. References are read in names too.",
    titles: [/sentinel/, /invalid charset/, /numeric entities in each value/],
  },
  {
    why: "An unknown value of an option is an error that names it, and others of qs's options do not exist.",
    titles: [/`duplicates` option/],
  },
];

/** For stringify. */
export const STRINGIFY_REASONS: readonly Reason[] = [
  {
    why: "A value that is not an object, a symbol, a buffer, and an object whose entries are not properties are errors.",
    titles: [
      /falsy values$/,
      /symbols/,
      /bigints/,
      /invalid input/,
      /buffer/,
      /RFC 1738/,
      /RFC 3986/,
      /WHATWG serialization$/,
    ],
  },
  {
    why: "A key with a dot is written in brackets, and not encoded twice.",
    titles: [/dot in key|encodeDotInKeys encodes/],
  },
  { why: "An unknown value of an option is an error that names it.", titles: [/inherited array format/] },
  {
    why: "Options that do not exist here are not checked: `allowEmptyArrays`, `commaRoundTrip`, `encodeDotInKeys`, `format`, `charset`, `encoder`.",
    titles: [/throws? (?:when|if|error)|should throw when/, /unknown formats/],
  },
  {
    why: "A pair always has a `=`, so there is no `strictNullHandling`.",
    titles: [/strictNullHandling/, /an empty value/, /empty array in different/, /value of undefined/],
  },
  {
    why: "An empty list has no pairs, or is the error `empty`. There is no `allowEmptyArrays`.",
    titles: [/allowEmptyArrays|empty array/],
  },
  {
    why: "With commas, a list is one value, so its commas are encoded; a value with a comma is an error, and so are holes and entries that are objects not joined.",
    titles: [/comma/, /lone surrogates/, /one item vs multiple/, /nested array value/],
  },
  {
    why: "Objects and lists in a list have indices in every format, because qs itself reads the others back as one entry.",
    titles: [
      /object inside an array/,
      /mixed objects/,
      /indices = false/,
      /duplicated references/,
      /encodeValuesOnly$/,
      /objects inside arrays/,
      /sparse arrays/,
    ],
  },
  {
    why: "`keep` decides about each key of an object. It does not change values, keys, or their order, and `order` does that.",
    titles: [/filter/],
  },
  { why: "Names of `Object.prototype` are ordinary names, so they are written.", titles: [/constructor\[isBuffer\]/] },
  {
    why: "How values are encoded, the Standard says, or the caller who joins the pairs of `unnest`.",
    titles: [/encoding/, /custom encod/, /keys and values differently/],
  },
  { why: "A function for dates returns text.", titles: [/serializeDate option/] },
  {
    why: "A key that would be read back as other keys is the error `unwritable-key`.",
    titles: [/matches URLSearchParams/, /empty keys/],
  },
];
