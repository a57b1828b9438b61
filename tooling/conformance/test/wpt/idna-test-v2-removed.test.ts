import { readWPT } from "../../src/wpt/data.ts";
import { describeRows } from "../../src/wpt/describe-rows.ts";
import { hostConstructorTests } from "../../src/wpt/host-rows.ts";

describeRows("IdnaTestV2-removed.json", readWPT("IdnaTestV2-removed.json"), hostConstructorTests);
