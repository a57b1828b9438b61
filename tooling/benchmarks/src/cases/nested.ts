import { parse } from "@url/urlencoded";
import { nest } from "@url/urlencoded/nested";
import qs from "qs";
import { type Case, contestant, type Work } from "../case.ts";
import { OURS } from "../names.ts";

const QS = "qs";

/** Returns an object that is nested. */
type Nest = (text: string) => object;

const nestOurs: Nest = (text) => {
  const result = nest(parse(text), { maxWidth: Infinity });
  return result.ok ? result.value : {};
};
const nestWithQs: Nest = (text) =>
  qs.parse(text, { parameterLimit: Infinity, arrayLimit: Infinity, plainObjects: true });

export const nestedCases: readonly Case<string>[] = [
  {
    key: "nest-rows",
    title: "`nest(parse(text))`, 10,000 pairs: 1,000 rows of ten fields, as browsers send them",
    inputs: () => [pairs((i) => `items%5B${Math.floor(i / 10)}%5D%5Bfield${i % 10}%5D`)],
    contestants: [contestant(OURS, nestOurs, work), contestant(QS, nestWithQs, work)],
    comparisons: [{ against: QS }],
  },
  {
    key: "nest-list",
    title: "`nest(parse(text))`, 10,000 pairs: one list",
    inputs: () => [pairs(() => "tags[]")],
    contestants: [contestant(OURS, nestOurs, work), contestant(QS, nestWithQs, work)],
    comparisons: [{ against: QS }],
  },
];

function pairs(nameOf: (index: number) => string): string {
  return Array.from({ length: 10_000 }, (_, index) => `${nameOf(index)}=value${index}`).join("&");
}

function work(nestText: Nest): Work<string> {
  return {
    run: (text) => Object.keys(nestText(text)).length,
    text: (text) => JSON.stringify(nestText(text)),
  };
}
