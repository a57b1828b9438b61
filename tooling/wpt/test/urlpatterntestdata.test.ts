import { readWPT } from "../src/data.ts";
import { describeRows } from "../src/describe-rows.ts";
import { patternTests } from "../src/pattern-rows.ts";

describeRows("urlpatterntestdata.json", readWPT("urlpatterntestdata.json"), patternTests);
