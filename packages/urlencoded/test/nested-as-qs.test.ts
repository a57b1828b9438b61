import qs from "qs";
import { expect, test } from "vitest";
import { parse } from "../src/index.ts";
import { type NestedOptions, nest } from "../src/nested/index.ts";

/** What each makes of a text, as JSON. */
function ours(text: string, options?: NestedOptions): string {
  const result = nest(parse(text), options);
  return JSON.stringify(result.ok ? result.value : result.error.code);
}

function theirs(text: string, options?: qs.IParseOptions): string {
  return JSON.stringify(qs.parse(text, options));
}

/** What both read the same, each row by itself: what made-up names notice is in nested-against-qs.test.ts. */
const SAME = [
  "a=1",
  "a=1&a=2",
  "a[]=1",
  "a[]=1&a[]=2",
  "a[b]=1&a[c]=2",
  "a[b]=1&a[b]=2",
  "a[0]=x&a[1]=y",
  "a[1]=y&a[0]=x",
  "a[100]=x",
  "a[1]=b&a[15]=c",
  "a[2]=b&a[19]=c",
  "a[2]=b&a[20]=c",
  "a[0][x]=1&a[0][y]=2",
  "a[1][x]=1&a[3][x]=2",
  "a[0][]=1&a[0][]=2",
  "a[0]=b&a[0]=c",
  "a[0]=b&a[]=c",
  "a[]=b&a[0]=c",
  "a=b&a[0]=c",
  "a=b&a[1]=c",
  "a[0]=1&a=2",
  "a[4711]=1&a=2",
  "a=1&a[]=2",
  "a[]=1&a=2",
  "a[]=1&a[b]=2",
  "a[b]=1&a[]=2",
  "a[0]=1&a[b]=2",
  "a[01]=x",
  "a]b=1",
  "a%5Bb%5D=1",
  "a[b]",
  "a.b=1",
  "a[][x]=1&a[][y]=2",
  "a[][x]=1&a[][x]=2",
  "a[]=1&a[][x]=2",
  "a[][]=1&a[][]=2",
  "a[][0]=1&a[][1]=2",
  "a[b=1",
  "a[b][c=1",
  "a[b]c=1",
  "a[b]c[d]=1",
  "a[[b]]=1",
  "search[a[b]]=1",
  "search[a[b]][c]=1",
  "filter[age][>=]=23",
  "a[==]=23",
  "[a]=1",
  "[a[b]]=1",
  "[]=1",
  "[]=1&[]=2",
  "[0]=a&[1]=b",
  "[=1",
  "]=1",
  "filter[0][]=i&filter[0][]=%3D&filter[]=and&filter[2][]=j",
  // Several [] or indices behind [].
  "a[][20]=1",
  "a[][01]=1",
  "a[][b]=1",
  "a[][][]=1",
  "a[b][][]=1",
  "a[]=1&a[][0]=2",
  "[][]=1",
  "[][0]=1",
  // Keys that look like indices, but are not.
  "a[1.5]=x&a[]=y",
  "a[:]=x",
  // Values of more than one unit become entries as they are.
  "a=foo&a[]=bar",
  "a[]=foo&a[0]=bar",
  "a[0]=foo&a=bar",
  // A repeated index, in a list with [].
  "a[]=1&a[1]=2&a[1]=3",
  "a[0]=1&a[]=2&a[0]=3",
  "a[][x]=1&a[1]=2&a[1]=3",
  "a[]=1&a[5]=2&a[5]=3",
  "a[]=1&a[b]=2&a[b]=3",
  "a[]=1&a[][x]=2&a[][y]=3",
  "a[5]=x&a[][y]=1",
  // A name that follows another one with the same first key.
  "a[b].c=1",
  "a[b]=1&abc]=2",
  "a[b]=1&a[x]y=2",
  "a[b]=1&a[x[y]=2",
  "a[b]=1&a[[y]=2",
  "][x]=1&q[y]=2",
  "aa[b]=1&a[c]=2",
  // A "=" in brackets.
  "a[>=]=x]=y",
  "a[>=]=[x]",
  "a[b[c]=]=1",
  "a[b[c]d=]=1",
];

test.each(SAME)("returns what qs does: %s", (text) => {
  expect(ours(text)).toBe(theirs(text));
});

test.each([
  "a.b=1",
  "a.b[c].d=1",
  "a[b.c]=1",
  "a.=1",
  ".a=1",
  "a..b=1",
  "a.[b]=1",
  "a[b].c.d=1",
  "a].b=c",
  "a]].b[c.d]=e",
  "a.b[c=v",
  "a.0=x&a.1=y",
  "a[0].x=1&a[2].x=2",
  "a[b]c.d=1",
  "a..=1",
  "a.b.=1",
  "a[b].=1",
  "a.b..c=1",
  "a[b]..c=1",
])("returns what qs does, with dots: %s", (text) => {
  expect(ours(text, { dialect: "dot" })).toBe(theirs(text, { allowDots: true }));
});

test.each(["a=1,2", "a=1,2&a=3", "a[]=1,2", "a[]=1,2&a[]=3", "a[b]=1,", "a=,", "a=1", "a="])(
  "returns what qs does, with commas: %s",
  (text) => {
    expect(ours(text, { commas: true })).toBe(theirs(text, { comma: true }));
  },
);

/** The README's table of differences: the text, what qs 6.17.1 gives, what we give. */
const DIFFERENT = [
  ["a=1&a[b]=2", '{"a":["1",{"b":"2"}]}', '"conflict"'],
  ["a[b]=1&a=2", '{"a":[{"b":"1"},"2"]}', '"conflict"'],
  ["a[]=1&a=3&a[1]=2&a=4", '{"a":["1","3","4","2"]}', '{"a":["1","3","2","4"]}'],
  ["a[3]=1&a[]=2", '{"a":["2","1"]}', '{"a":["1","2"]}'],
  ["a[100]=1&a[]=2", '{"a":{"0":"2","100":"1"}}', '{"a":{"100":"1","101":"2"}}'],
  ["=b", "{}", '{"":"b"}'],
  ["__proto__=1", "{}", '{"__proto__":"1"}'],
  ["a[hasOwnProperty]=1", "{}", '{"a":{"hasOwnProperty":"1"}}'],
  ["a[b][c][d][e][f][g]=1", '{"a":{"b":{"c":{"d":{"e":{"f":{"[g]":"1"}}}}}}}', '"too-deep"'],
  ["role=guest]=admin", '{"role=guest]":"admin"}', '{"role":"guest]=admin"}'],
  ["a=%E4", '{"a":"%E4"}', '{"a":"\ufffd"}'],
] as const;

test.each(DIFFERENT)("differs from qs: %s", (text, qsGives, weGive) => {
  expect(theirs(text)).toBe(qsGives);
  expect(ours(text)).toBe(weGive);
});

test("differs from qs, which drops pairs over 1,000, and makes an object of a list over 20", () => {
  const flat = Array.from({ length: 1001 }, (_, i) => `n${i}=1`).join("&");
  expect(Object.keys(qs.parse(flat)).length).toBe(1000);
  expect(ours(flat)).toBe('"too-wide"');
  for (const name of [(i: number) => `a[${i}]`, () => "a[]", () => "a"]) {
    const list = Array.from({ length: 30 }, (_, i) => `${name(i)}=1`).join("&");
    expect(Array.isArray(qs.parse(list).a)).toBe(false);
    expect(ours(list)).toBe(JSON.stringify({ a: Array.from({ length: 30 }, () => "1") }));
  }
});
