// Imitations of a domain, made by rules: what domain registrars, phishing reports and Chromium's documents describe.

/** 50 names whose first labels have five characters and more. */
export const PROTECTED: readonly string[] = `
adobe.com airbnb.com aliexpress.com amazon.com apple.com bankofamerica.com barclays.co.uk binance.com chase.com citibank.com
coinbase.com costco.com discord.com dropbox.com epicgames.com facebook.com fedex.com github.com google.com icloud.com
instagram.com klarna.com linkedin.com mastercard.com mercadolibre.com.ar microsoft.com netflix.com nubank.com.br outlook.com
paypal.com postbank.de rakuten.co.jp revolut.com roblox.com santander.com sparkasse.de spotify.com steamcommunity.com
stripe.com telegram.org tiktok.com twitter.com vodafone.de volksbank.at walmart.com wellsfargo.com whatsapp.com
wikipedia.org yahoo.com youtube.com
`
  .trim()
  .split(/\s+/);

/** Other domains of the same companies. */
export const THEIR_OWN: readonly string[] = `
amazon.co.uk amazon.de apple.com.au citibank.co.jp google.co.in google.co.uk google.de googlecode.com yahoo.co.jp yahoo.net
`
  .trim()
  .split(/\s+/);

/** What each letter is replaced by in imitations: letters of other scripts, with marks, digits, pairs. */
const LIKE: Readonly<Record<string, string>> = {
  a: "а à ä ɑ å",
  b: "ь ƅ ḃ",
  c: "с ç ć",
  d: "ԁ ď đ",
  e: "е é ẹ є",
  f: "ғ ḟ",
  g: "ɡ ğ ġ",
  h: "һ ħ ḥ",
  i: "і í ı 1 l",
  j: "ј ĵ",
  k: "к ķ κ",
  l: "1 I ł ӏ ĺ",
  m: "rn м ṁ",
  n: "ո ñ п ņ",
  o: "0 о ο ö օ",
  p: "р þ ρ",
  q: "ԛ",
  r: "г ŕ ґ",
  s: "ѕ ś ş",
  t: "т ţ ŧ",
  u: "ս ü υ",
  v: "ν ѵ",
  w: "vv ш ŵ ω",
  x: "х χ",
  y: "у ý ү",
  z: "ź ż",
};

const WORDS = "login secure account verify support service pay help my online update billing app web shop team".split(
  " ",
);
const SUFFIXES = "net org info xyz top shop online site de co.uk com.br ru cn io app".split(" ");

/** A source of numbers below `n` that gives the same ones each time. */
type Random = (n: number) => number;
type Rule = (label: string, suffix: string, random: Random) => string;

const pick = (texts: readonly string[], random: Random): string => texts[random(texts.length)] as string;
const letter = (random: Random): string => String.fromCharCode(97 + random(26));
const put = (label: string, at: number, length: number, text: string): string =>
  label.slice(0, at) + text + label.slice(at + length);
const like = (label: string, random: Random): string => {
  const at = random(label.length);
  return put(label, at, 1, pick((LIKE[label[at] as string] as string).split(" "), random));
};

/** The rules by name. What they give can be the name itself, or the same twice. */
const RULES: Readonly<Record<string, Rule>> = {
  "another letter": (l, s, r) => `${put(l, r(l.length), 1, letter(r))}.${s}`,
  "a letter that looks alike": (l, s, r) => `${like(l, r)}.${s}`,
  "several that look alike": (l, s, r) =>
    `${Array.from(l, (c) => (r(3) === 0 ? pick((LIKE[c] as string).split(" "), r) : c)).join("")}.${s}`,
  "a letter twice": (l, s, r) => {
    const at = r(l.length);
    return `${put(l, at, 0, l[at] as string)}.${s}`;
  },
  "a letter more": (l, s, r) => `${put(l, r(l.length + 1), 0, letter(r))}.${s}`,
  "a letter less": (l, s, r) => `${put(l, r(l.length), 1, "")}.${s}`,
  "two letters swapped": (l, s, r) => {
    const at = r(l.length - 1);
    return `${put(l, at, 2, `${l[at + 1]}${l[at]}`)}.${s}`;
  },
  "a word in front": (l, s, r) => `${pick(WORDS, r)}-${l}.${pick([s, ...SUFFIXES], r)}`,
  "a word behind": (l, s, r) => `${l}-${pick(WORDS, r)}.${pick([s, ...SUFFIXES], r)}`,
  "another suffix": (l, _, r) => `${l}.${pick(SUFFIXES, r)}`,
  "in front of another domain": (l, s, r) =>
    `${pick(["", "www.", "login."], r)}${l}.${s}.${pick(WORDS, r)}${r(1000)}.${pick(SUFFIXES, r)}`,
  "with hyphens for its dots": (l, s, r) =>
    `${pick(["", "www-", "login."], r)}${l}-${s.replaceAll(".", "-")}.${pick(WORDS, r)}${r(1000)}.${pick(SUFFIXES, r)}`,
  "and a hyphen": (l, s, r) => `${l}.${s}-${pick(WORDS, r)}.${pick(SUFFIXES, r)}`,
  "with a final dot": (l, s, r) => `${like(l, r)}.${s}.`,
  "behind www": (l, s, r) => `www.${like(l, r)}.${s}`,
};

/** Returns `count` imitations of a name, by every rule in turn. They are not in `own`. */
export function imitationsOf(name: string, count: number, own: readonly string[]): readonly (readonly string[])[] {
  const random = createRandom(name.length);
  const dot = name.indexOf(".");
  const rules = Object.entries(RULES);
  const made = new Map<string, string>();
  for (let i = 0; made.size < count; i++) {
    const [rule, make] = rules[i % rules.length] as [string, Rule];
    const host = make(name.slice(0, dot), name.slice(dot + 1), random);
    if (!own.includes(host.replace(/^www\.|\.$/g, ""))) made.set(host, rule);
  }
  return Array.from(made, ([host, rule]) => [rule, host]);
}

/** A linear congruential generator with the constants of ISO C's example. */
function createRandom(seed: number): Random {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) % n;
  };
}
