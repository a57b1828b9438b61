/** A phrase that we do not write. */
export interface Phrase {
  /** Matches the phrase in text whose line breaks and comment marks have become spaces. */
  readonly pattern: RegExp;
  /** A sentence that has it. */
  readonly example: string;
  readonly instead: string;
}

export const PHRASES: readonly Phrase[] = [
  {
    pattern: /\bWho (?=\w)(?!(?:is|are|was|does|can|may|will)\b[^.]*\?)/g,
    example: "Who does not want globals replaced imports it.",
    instead: '"If you do not want …", or name who it is',
  },
  { pattern: /\bfor who\b/gi, example: "For who has URLs of its own", instead: '"for code that …"' },
  { pattern: /\bwhoever\b/gi, example: "Whoever parses hosts gets all of IDNA", instead: "name who it is" },
  {
    pattern: /\b(?:hears|(?:is|are|was) heard|(?:to|can|may|will|who|not) hear)\b/g,
    example: "a listener that hears every error",
    instead: '"receives", "is called with"',
  },
  {
    pattern: /(?<!\bthere |\bthen )\b(?:is|are) none\b(?! of\b)/gi,
    example: "Null for a text where it is none",
    instead: '"if it is not one"',
  },
  {
    pattern: /\b(?:its|a|all) ways? back\b/gi,
    example: "V8 keeps a way back for each",
    instead: '"backtracks", "a backtrack point"',
  },
  { pattern: /\bstays? folded\b/gi, example: "the tables stay folded up", instead: '"are not decoded"' },
  {
    pattern: /\blooks? different from outside\b/gi,
    example: "it looks different from outside",
    instead: '"differs observably"',
  },
  { pattern: /\bof what is not there\b/gi, example: "Of what is not there, nothing is said", instead: '"omitted"' },
  {
    pattern: /\b(?:has|have|had) no need of\b/gi,
    example: "names have no need of it",
    instead: '"needs no …"',
  },
  {
    pattern: /\bholds? an? \w+ against\b/gi,
    example: "Holds a text against a rule",
    instead: '"checks … against"',
  },
  {
    pattern: /\bunless both are there\b/gi,
    example: "unless both are there and pass",
    instead: '"unless both exist"',
  },
  { pattern: /\bgets his\b/gi, example: "who was refused gets his answer", instead: '"receives its response"' },
  { pattern: /, lest\b|(?<=\w )lest\b/g, example: "cut here, lest it run on", instead: '"so that … not"' },
  { pattern: /(?<=[,;?] )be (?:it|they)\b/g, example: "a host, be it empty", instead: '"even if it is …"' },
  {
    pattern: /\b(?:decides?|built|acts?|looked) upon\b/g,
    example: "which is not to be built upon",
    instead: '"on"',
  },
  {
    pattern:
      /(?<!\bthere |\bdefault )\b(?:is|are) no (?!longer\b|more\b|less\b|fewer\b|later\b|newer\b|\w+er than\b)/gi,
    example: "U+0100 is no digit",
    instead: '"is not a …"',
  },
  { pattern: /\bbut for\b(?! percent-encoding)/g, example: "every row but for the last", instead: '"except for"' },
  {
    pattern: /\bas (?!(?:it|he|she)\b)(?:[\w`.']+ ){1,4}(?:has|have) it\b/gi,
    example: "the attributes, as Web IDL has them, as the Standard has it",
    instead: '"as … says", "as in …"',
  },
  { pattern: /\banew\b/g, example: "the pages are written anew", instead: '"again"' },
  { pattern: /\bthat which\b/gi, example: "that which a browser sends", instead: '"what"' },
  { pattern: /\b(?:is|are) refused\b/g, example: "a host that is refused", instead: '"is rejected"' },
  {
    pattern: /\b(?:has|have|had) no promise\b/g,
    example: "the entry has no promise",
    instead: '"is not covered by semver"',
  },
  { pattern: /\bcuts? slow\b/g, example: "it cuts slow senders", instead: '"disconnects slow clients"' },
  { pattern: /\bwrong in an? (?=URL|text)/g, example: "what is wrong in a URL", instead: '"wrong with a …"' },
  {
    pattern: /\bURLs of strangers\b/g,
    example: "services that request URLs of strangers",
    instead: '"user-supplied URLs"',
  },
  { pattern: /\bin the place of\b/gi, example: "readForm in the place of parseBody", instead: '"instead of"' },
  {
    pattern: /\b(?:take|takes|took|taken) [^.;:]* for safe\b/gi,
    example: "don't take a URL without a warning for safe",
    instead: '"is not necessarily safe"',
  },
  {
    pattern: /\bfunctions that guard\b/gi,
    example: "functions that guard throw for it",
    instead: '"membership checks"',
  },
  { pattern: /\bread otherwise\b/gi, example: "what browsers read otherwise", instead: '"read differently"' },
  {
    pattern: /\bwhat can be rejected\b/gi,
    example: "What can be rejected returns a result",
    instead: "the name of the function, and what it returns",
  },
  { pattern: /\bslow senders\b/gi, example: "no deadline for slow senders", instead: '"slow clients"' },
  {
    pattern: /\bmust be an object without the unknown\b/gi,
    example: "must be an object without the unknown property",
    instead: '"unknown property", and what it may mean',
  },
];
