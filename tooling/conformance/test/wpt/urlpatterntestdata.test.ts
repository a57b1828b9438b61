import { readWPT } from "../../src/wpt/data.ts";
import { describeRows } from "../../src/wpt/describe-rows.ts";
import { patternTests } from "../../src/wpt/pattern-rows.ts";

describeRows("urlpatterntestdata.json", readWPT("urlpatterntestdata.json"), patternTests);
