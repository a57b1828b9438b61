import { OTHERS } from "./clients.ts";
import { testThatNothingReaches } from "./nothing-reaches.ts";

testThatNothingReaches(OTHERS);
