import * as ours from "@url/idna";
import { type Case, type Contestant, contestant, type Target, type Work } from "../case.ts";
import { OURS, TR46, type Tr46, tr46 } from "../implementations.ts";
import { between, type Random, seeded } from "../random.ts";
import { flatten } from "../strings.ts";

/** ToASCII as the URL Standard's domain parser asks for it, strictly or not: domains of three labels. */
export const idnaCases: readonly Case<string>[] = [
  row("idna-ascii", "letters of ASCII", ["abcdefghijklmnopqrstuvwxyz0123456789"], { before24: 100, from24: 100 }),
  row("idna-latin", "Latin", ["abcdefghijklmnopqrstuvwxyz", "äöüßéèçñøåčšž"]),
  row("idna-cyrillic", "Cyrillic and Greek", ["абвгдежзийклмнопрстуфхцчшщ", "αβγδεζηθικλμνξοπρστυφχψω"]),
  row("idna-cjk", "Chinese, Japanese, Korean", [
    "中文网络公司東京大阪日本語",
    "あいうえおかきくけこアイウエオ",
    "한국어가나다라마바사",
  ]),
  row("idna-indic", "Devanagari, Tamil, Thai, with marks", ["हि न्दी भा र त स्ते", "த மி ழ் இ ந் தி யா", "ไ ท ย ประ เท ศ"]),
  row("idna-rtl", "Arabic and Hebrew", ["العربيةمصرشبكة", "אבגדהוזחטיכלמנסעפצ"]),
  row("idna-capitals", "capitals and full-width letters, which are mapped", ["ABCDEFÄÖÜÉÇÑ", "ａｂｃｄｅｆＡＢＣ"]),
];

function row(
  key: string,
  script: string,
  alphabets: readonly string[],
  target: Target = { before24: 3, from24: 3 },
): Case<string> {
  return {
    key,
    title: `\`toASCII(domain)\`: ${script}`,
    inputs: () => domains(alphabets),
    contestants: contestants(),
    comparisons: [{ against: TR46, target }],
  };
}

function contestants(): readonly Contestant<string>[] {
  return [contestant(TR46, tr46, withTr46), contestant(OURS, ours, withOurs)];
}

function withOurs({ toASCII }: typeof ours): Work<string> {
  return {
    run: (input) => (toASCII(input) as { value: string }).value.length,
    text: (input) => (toASCII(input) as { value: string }).value,
  };
}

function withTr46({ toASCII }: Tr46): Work<string> {
  const options = {
    checkHyphens: false,
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: false,
    transitionalProcessing: false,
    verifyDNSLength: false,
    ignoreInvalidPunycode: false,
  };
  return {
    run: (input) => toASCII(input, options)!.length,
    text: (input) => toASCII(input, options)!,
  };
}

/** 500 domains, each of two labels of one alphabet and a top-level one of ASCII. */
function domains(alphabets: readonly string[]): string[] {
  const random = seeded(9);
  return Array.from({ length: 500 }, (_, i) => {
    const alphabet = alphabets[i % alphabets.length]!;
    // A mark stays after its letter, because a label must not begin with one.
    const letters = alphabet.includes(" ") ? alphabet.split(" ") : Array.from(alphabet);
    return flatten(`${label(random, letters)}.${label(random, letters)}.example`);
  });
}

function label(random: Random, letters: readonly string[]): string {
  return Array.from({ length: between(random, 4, 10) }, () => letters[between(random, 0, letters.length - 1)]!).join(
    "",
  );
}
