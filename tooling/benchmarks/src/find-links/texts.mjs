import { readCorpus } from "@url/tooling-corpora";

const WORDS =
  "the of and to in is it you that he was for on are with as his they be at one have this from or had by hot word but what some we can out other were all there when up use your how said an each she which do their time if will way about many then them write would like so these her long make thing see him two has look more day could go come did number sound no most people my over know water than call first who may down side been now find".split(
    " ",
  );
const NEAR = [
  "example.com",
  "Node.js",
  "v1.2.3",
  "e.g.",
  "10.0.0.1",
  "setup.py",
  "docs.example.org/a",
  "me@example.com",
];

/** Returns the texts of people and programs: a title, and the text. They are the same in each run. */
export function plainTexts() {
  const random = randomFrom(58);
  const urls = readCorpus("urls-web.txt")
    .lines.filter((line) => line.length > "https://".length)
    .slice(0, 8000);
  const url = (i) => urls[i % urls.length];
  const words = (count) => Array.from({ length: count }, () => WORDS[random(WORDS.length)]).join(" ");
  const chat = (last) => Array.from({ length: 8000 }, (_, i) => `${words(12)} ${i % 2 === 0 ? url(i) : last(i)}`);
  const log = (_, i) =>
    `10.${i % 256}.${(i >> 8) % 256}.7 - - [24/Nov/2026:10:00:00 +0000] "GET /${WORDS[i % 90]}/${i} HTTP/1.1" 200 ${i} "${url(i)}" "Mozilla/5.0 (X11; Linux x86_64)"`;
  return [
    ["8,000 lines of a chat, a URL of the list in every other", chat(() => "").join("\n")],
    ["the same with bare domains, versions and abbreviations", chat((i) => NEAR[i % NEAR.length]).join("\n")],
    ["8,000 URLs of the list, one a line", Array.from({ length: 8000 }, (_, i) => url(i)).join("\n")],
    ["a log of 60,000 lines, with a URL in each", Array.from({ length: 60_000 }, log).join("\n")],
    ["a novel without links", Array.from({ length: 20_000 }, () => `${words(15)}.`).join(" ")],
  ];
}

/** Characters that make a link, or could be in one, repeated. */
export const HOSTILE = [
  ...["a", " ", "(", ")", "([{<", "()", ".", "/", ":", "@", "-", "%", "?", "#", "&", "=", "a.", "a/", "a:", "a@"],
  ...["a@a@", "a.com", "/a.com", "a:b@", "http", "http:", "http://", "http://a", "https://a.example/(", "mailto:a@"],
  ...["www.", "xn--", "\u{1f4a9}"],
];

/** A generator of integers below `limit`, the same for the same seed (the constants are those of Numerical Recipes). */
function randomFrom(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
