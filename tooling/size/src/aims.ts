/**
 * The part of `docs/sizes.md` on the aims that are not met: where the bytes of `@url/api` are, and what less of them
 * would take. Measured by hand when they were last looked for, each way alone against the build of its moment, time by
 * medians of runs that took turns.
 */
export const MISSED_AIMS = `## The aims that are missed
\`@url/api\` is 2.5 KB over its aim with \`url-idna-ascii\`, 2.1 with the full engine, 2.3 with the platform's; \`@url/percent\` 0.7, \`@url/serializer\` 0.1. What each part adds, so that the rest without it is as much smaller, of 25.6 KB minified and 9.5 gzipped with \`url-idna-ascii\`:

| part | minified | gzip |
| --- | --: | --: |
| parser: what is not below | 6.4 | 2.25 |
| \`URLSearchParams\` and the form codec | 3.4 | 1.15 |
| \`URL\`: the class, conversions of Web IDL, errors, printing in Node | 3.7 | 1.10 |
| IPv4 and IPv6 | 3.1 | 1.10 |
| host parser, and IDNA in ASCII | 2.5 | 0.95 |
| parser: setters and origin | 2.7 | 0.85 |
| percent-coding | 1.6 | 0.67 |
| records: to locate and read components | 1.5 | 0.43 |
| parser: normal form | 0.8 | 0.32 |

The rest of the sum, 0.75 KB, is what they share with one another. The parts that the Standard does not ask for, which are there for speed or for the readers of an error, were weighed too, and other ways of writing the larger ones; none of these was taken:

| way | gzip, bytes | time |
| --- | --: | --- |
| the encoder by \`replace\` and \`encodeURIComponent\`, without a table loop | −157 | a space in the path 1.7 times, a path that is not ASCII 2.6, a form 3.3 |
| setters that locate what they made, without moving offsets | −155 | set \`hash\` 1.4 times, \`username\` 1.4, \`protocol\` 1.5 |
| \`canParse\` without its pattern of an authority | −52 | 5.3 times |
| a domain in ASCII without its own pattern | −50 | capital letters in the host 1.4 times, IPv4 1.4 |
| a path split into an array of segments | −47 | dot segments 1.9 times, relative references 1.3 |
| the same, with a look at the first unit of each segment | −19 | dot segments 1.6 times, relative references 1.2 |
| the scheme by a regular expression | −35 | relative references 1.03 to 1.09 times |
| special schemes and their ports as two lists, without a \`switch\` | −20 | relative references 1.03 to 1.07 times |
| a port by \`Number\` of a slice, without a loop | −18 | set \`host\` 1.1 times |

All of them together would be about half a KB. What was taken instead: what a listener alone wants is injected (1.06 KB), one search up to an end and classes negated instead of listed (0.3), empty ranges for absence (0.17). To say where a domain fails took 0.14 of it again. \`@url/percent\` has eight sets, both encoders, both decoders and the URL units, of which no application takes all: \`percentDecode\` or an encoder with its set is 0.4 and 0.6.

\`@url/uri\` is 0.65 KB over 3.8, and 1.45 over its aim of 3.0, with everything. What each part adds to the 4.45 KB: the conversion between IRIs and URIs 0.67, \`normalize\` and \`equals\` 0.63, \`recompose\` 0.23, \`relativize\` 0.18. The sentences for wrong arguments take 0.35 of the sum, moving long texts out of the engine's trees 0.1. These ways were measured and not taken:

| way | gzip, bytes | time |
| --- | --: | --- |
| triplets by \`replace\`, without a loop | −106 | \`normalize\` 1.3 to 1.5 times |
| triplets by a loop with two regular expressions | −55 | \`normalize\` 1.2 times |
| lower case without a look for a capital letter | −6 | \`normalize\` 1.3 times |
| references split into five strings instead of located | +2 | \`normalize\` 1.09 times |

What was taken: one function finds all errors, and components are encoded by a pattern for each set instead of the encoder of \`@url/percent\`. That makes \`@url/uri/template\` 0.41 KB and \`@url/uri/json-schema\` 0.34 smaller. A template with plain values expands in 0.9 of the time, one with values to encode in 1.7 to 3 times.
`;
