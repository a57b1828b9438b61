import { installForTests } from "./for-tests.ts";

const missing = installForTests();
console.log(
  missing.length === 0
    ? "Everything that tests run is installed."
    : `These cannot be installed here, and their tests are skipped: ${missing.join(", ")}.`,
);
