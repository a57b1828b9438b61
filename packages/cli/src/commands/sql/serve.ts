import { SQL_FUNCTIONS } from "@url/sql";
import { answerClickHouse } from "@url/sql/clickhouse";
import { type Command, command, misuse } from "../../command.ts";
import { quoted } from "../../output/message.ts";
import { didYouMean } from "../../output/suggest.ts";
import { OK } from "../../status.ts";

/** `url sql serve`: one line of output for each line of input, as ClickHouse's executable functions need it. */
export const serve: Command = /* @__PURE__ */ command({
  name: "sql serve",
  summary: "answer an engine: one line of output for each line of input",
  help: `Usage: url sql serve <function>

Reads lines of ClickHouse's format TabSeparated, with a cell for each argument of the function, and writes one line for
each: the result, or \\N for NULL. Lines are answered in order, as soon as they are there. Functions:

${functionTable()}
Options:
  -h, --help  show this text

Exit status: 0 at the end of the input, whether or not the lines had URLs; 2 for a line with a wrong number of cells, for an
unknown part, or if reading or writing failed; 3 for wrong usage.
`,
  arity: { count: 1, says: "takes the name of a function" },
  options: {},
  async run({ positionals }, { input, output, errors }) {
    const name = positionals[0]!;
    const names = SQL_FUNCTIONS.map((declared) => declared.name);
    if (!names.includes(name)) {
      const meant = didYouMean(name, names);
      return misuse("sql serve", `there is no function ${quoted(name)}${meant}`, { input, output, errors });
    }
    for await (const text of answerClickHouse(name, input)) {
      await output.write(text);
      if (output.closed) break;
    }
    return OK;
  },
});

function functionTable(): string {
  return SQL_FUNCTIONS.map(({ name, parameters }) => {
    const list = parameters.map((parameter) => parameter.name).join(", ");
    return `  ${name}(${list})\n`;
  }).join("");
}
