import { readWPT } from "../../src/wpt/data.ts";
import { describeRows } from "../../src/wpt/describe-rows.ts";
import { hostConstructorTests } from "../../src/wpt/host-rows.ts";

describeRows("IdnaTestV2.json", readWPT("IdnaTestV2.json"), hostConstructorTests);
