// Arguments: "sql", "serve" and the name of a function, as the script for ClickHouse passes them. @url/cli, which has this
// command, is on a higher floor.
import { answerClickHouse } from "@url/sql/clickhouse";

try {
  for await (const text of answerClickHouse(process.argv[4], process.stdin)) process.stdout.write(text);
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
