/**
 * Returns the place of the first Chinese or Japanese character that stands where it can be taken for a sign or for another
 * character, or -1. The characters and their places are those that Chromium names.
 * @see https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
 */
export function findStroke(label: string): number {
  if (!/[\u3005-\u31ff\u4e00-\u9fff]/.test(label)) return -1;
  const hasLatin = /[a-z]/i.test(label);
  for (let at = 0; at < label.length; at++) {
    const before = label[at - 1];
    const after = label[at + 1];
    const isOdd =
      // 一 or 丨 beside a letter or digit can be a hyphen or an l; 丿 and ノ between two of them a slash.
      (hasLatin && isIn(BARS, label[at]) && (isOther(before) || isOther(after))) ||
      (isIn(SLASHES, label[at]) && isOther(before) && isOther(after)) ||
      // The mark of a long vowel stands after kana only, and the marks of a repetition after katakana only.
      (label[at] === "ー" && !isIn(KANA, before)) ||
      (isIn(REPETITION, label[at]) && !isIn(KATAKANA, before)) ||
      (label[at] === "・" && (isIn(ASCII_LETTER, before) || isIn(ASCII_LETTER, after)));
    if (isOdd) return at;
  }
  return findOddHe(label);
}

/** へ, べ and ぺ look alike in hiragana and katakana: one of them among letters of the other kind. */
function findOddHe(label: string): number {
  const match =
    /^([\u30a1-\u30ff]+)[\u3078-\u307a][\u30a1-\u30ff]+$|^([\u3041-\u309f]+)[\u30d8-\u30da][\u3041-\u309f]+$/.exec(
      label,
    );
  return match === null ? -1 : (match[1] ?? (match[2] as string)).length;
}

function isIn(set: RegExp, unit: string | undefined): boolean {
  return unit !== undefined && set.test(unit);
}

/** Returns true for a unit that is not of Chinese, Bopomofo or kana. */
function isOther(unit: string | undefined): boolean {
  return unit !== undefined && !/[\u3005-\u31ff\u3400-\u9fff\ud840-\udfff]/.test(unit);
}

const BARS = /[一ㄧ丨乛七丅十〇ㄒㄚㄟㄨㄩㄈㆺㆳㆲ工讠丁]/;
const SLASHES = /[ノンソゾ丶乀乁丿]/;
const REPETITION = /[ヽヾ]/;
const KATAKANA = /[\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff]/;
const KANA = /[\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff]/;
const ASCII_LETTER = /[a-z]/i;
