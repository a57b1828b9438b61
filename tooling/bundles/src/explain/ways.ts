/**
 * The part of `docs/sizes-explained.md` that no command measures: what less of the bytes would take. Each way was measured
 * by hand against the build of its moment, time by medians of runs that took turns.
 */
export const WAYS = `## Ways that were tried
The parts that the Standard does not ask for are there for speed, or for the readers of an error. Each was left out once, and the larger ones were written in another way.

### Checks of arguments
A check is a function with its comparison and its sentence, and a bundle has only those that it calls. Two other forms were tried. Gzip finds the repetition anyway, so both are larger:

| form | \`@url/uri\` | \`parseURL\` | \`@url/parser\` | \`@url/urlencoded\`, body, stream | \`@url/serializer\` |
| --- | --: | --: | --: | --: | --: |
| one function that makes a check from a type and a sentence | +29 | +19 | +32 | +16 | 0 |
| one check that takes a kind, and a table of sentences | +86 | +108 | +112 | +99 | 0 |
| component functions made from their names, each with the check of a record | | | | | +4 |

### URLs
None of these was taken.

| way | gzip, bytes | time, or what is lost |
| --- | --: | --- |
| \`parseURL\` with a legacy encoding that is injected, as a listener is | −266 | the option \`encoding\` takes an encoder, as everywhere else |
| \`parseURL\` without a check of its options | −253 | a wrong option is ignored, or an error comes from the inside |
| nothing in the parser that calls a listener | −108 | validation errors |
| setters without the reason of a rejection | −78 | the errors of \`setHost\`, \`setPort\` and the other setters |
| the same reasons as numbers, with one table of names | −69 | code that reads like the Standard |
| \`canParse\` without its pattern of an authority | −52 | 5.3 times |
| a domain in ASCII without its own pattern | −50 | capital letters in the host 1.4 times, IPv4 1.4 |
| a path split into an array of segments | −47 | dot segments 1.9 times, relative references 1.3 |
| the same, with a look at the first unit of each segment | −19 | dot segments 1.6 times, relative references 1.2 |
| the scheme by a regular expression | −35 | relative references 1.03 to 1.09 times |
| special schemes and their ports as two lists, without a \`switch\` | −20 | relative references 1.03 to 1.07 times |
| a port by \`Number\` of a slice, without a loop | −18 | set \`host\` 1.1 times |

What was taken instead: what a listener alone wants is injected (1.06 KB), printing in Node is left out of bundles for browsers (0.34), code inside the family calls encoders that check nothing (0.05), one search up to an end and classes negated instead of listed (0.3), empty ranges for absence (0.17). To say where a domain fails took 0.14 of it again. \`@url/percent\` has eight sets, both encoders, both decoders and the URL units, of which no application takes all: \`percentDecode\` or an encoder with its set is 0.4 and 0.6.

### \`@url/uri\`
These ways were measured and not taken:

| way | gzip, bytes | time |
| --- | --: | --- |
| triplets by \`replace\`, without a loop | −106 | \`normalize\` 1.3 to 1.5 times |
| triplets by a loop with two regular expressions | −55 | \`normalize\` 1.2 times |
| lower case without a look for a capital letter | −6 | \`normalize\` 1.3 times |
| references split into five strings instead of located | +2 | \`normalize\` 1.09 times |

What was taken: one function finds all errors, and components are encoded by a pattern for each set instead of the encoder of \`@url/percent\`. That makes \`@url/uri/template\` 0.41 KB and \`@url/uri/json-schema\` 0.34 smaller. A template with plain values expands in 0.9 of the time, one with values to encode in 1.7 to 3 times.

### \`@url/guard\`
Each row of its table is a duty; none of them is there for speed. An application takes the duties of the functions that it imports. Each with \`createPolicy\`, in KB: \`guardedFetch\` 9.6, \`guardedAgent\` 6.8, \`guardedConnect\` 6.2, \`guardedLookup\` 5.2, \`explain\` 4.7.

None of these ways was taken:

| way | gzip, bytes | why not |
| --- | --: | --- |
| \`AbortController\` for what ends a request, instead of a type of its own | −48 | each signal takes 1 to 2 µs, and a request had two |
| no look at the machine's addresses when a policy is made | −66 | where they cannot be read, everything is rejected, and nobody says why |
| one reader for the arguments of \`net.connect\` and of \`tls.connect\` | −11 | they differ |
| the table of clouds packed into one string; all sets of names packed | −3; −2 | gzip does that already |
| one life of a response for \`fetch\` and the dispatcher | 0 | it is one: \`readBody\`, \`send\` and \`watch\` serve both |
| \`discoverNAT64\` as an entry of its own | −500 | bundlers leave it out, and Node loads one file less |

### \`@url/edit\`
Without \`relativize\` it would be 931 bytes smaller, without file paths 745, without \`patchQuery\`, \`stripTracking\` and params 1,129, and without all of these 2,868, which is about 6.6 KB, still over the budget. Nobody who takes one function has the others.

### The platform tier of \`@url/pattern\` and of \`@url/site/custom\`
| way | gzip, bytes | why not |
| --- | --: | --- |
| pattern: every component by a regular expression | −1,527 | it meets the budget, and one text can stop a server: \`/:a-:b-:c-:d\` with 500 times \`a-\` takes 13 s, with 1,000 times 257 s, and by our steps 1 and 3 ms |
| pattern: no parser of a pattern in one string | −677 | \`new URLPattern("https://h/:id")\` |
| pattern: no checks of Web IDL | −266 | conversions and errors of the Standard, which its tests ask for |
| site: hosts read without addresses | −813 | \`publicSuffix("http://0x7f.1/")\` has to be \`null\`, and \`siteOf\` has to give the address |
| site: addresses read from the platform's text, by a second reader | −395 | two readers of IPv6, for a size that still misses its budget |
| site: no \`siteOf\` and \`isSameSite\`; no \`domainParts\` | −499; −339 | bundlers leave out what is not imported |

### The Public Suffix List
Its two sections as they are, a tree of labels in alphabetical order, are 16,354 and 12,796 bytes.

| form | gzip, bytes |
| --- | --: |
| a tree, shorter labels first | 16,893 and 13,246 |
| a tree, by the last letters of the labels | 16,414 and 13,078 |
| domains from the last label on, without what each has in common with the one before | 16,472 and 13,751 |
| domains in lines, from the last label on | 21,422 and 16,937 |
| the smallest automaton that accepts all domains, as bytes, which browsers use; the same in base64 | 23,004 and 17,410; 25,649 and 19,624 |

### The ground floor
A part alone, in bytes gzipped: \`rangesOf\` of \`@url/serializer\` takes 158, and of \`@url/idna\` the check of the engine 174, Punycode in n log n instead of quadratic 131, \`findErrors\` 69, \`readASCII\` 36. A UTF-8 encoder of \`@url/percent\`, which needs no string of nine units for one, takes 67.

| other way that was tried | gzip, bytes | why not |
| --- | --: | --- |
| percent: one function that puts the messages together | +13 | the sentences compress better than the calls |
| percent: \`percentDecodeText\` by \`replace\`, part by part | −66 | one encoded byte 2.3 times |
| percent: the encoder part by part | +28 | \`utf8PercentEncode\` alone +66, and 1.05 times |
| percent: URL code points by one expression | −4 | slower outside ASCII |
| serializer: one throw for both messages of an option; a list of the components that may be absent | +3; +11 | |
| idna: the lengths of runs sorted by class; by class and the class before | −28; −37 | the decoder would take as much |
| idna: classes and lengths in one stream | +284 | |
| idna: an arithmetic coder that mixes the predictions of six contexts | −400 | estimated by entropy and not built: its decoder would take most of that |

What was taken: the host parser reads a domain with \`readASCII\`, without the strict rules (−500 bytes in \`@url/api\` and \`parseURL\` with \`url-idna-ascii\` and \`url-idna-platform\`, −180 with the full engine), one loop over bytes, and one way to make a set. \`@url/idna\` took 0.1 for it, and for answering plain domains before it allocates anything.
`;
