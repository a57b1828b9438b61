import { outputOf } from "@url/tooling-shared/programs";
import { expect, test } from "vitest";
import { url } from "./harness.ts";

test("completes commands, options and subcommands in bash", async () => {
  const { output, status } = await url(["completion", "bash"]);
  expect(status).toBe(0);
  const complete = (...words: string[]): string[] => {
    const script = `${output}\nCOMP_WORDS=(${words.map((word) => `'${word}'`).join(" ")}); COMP_CWORD=${words.length - 1}; _url; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return outputOf("bash", ["-c", script]).trim().split("\n");
  };
  expect(complete("url", "i")).toEqual(["inspect", "ip"]);
  expect(complete("url", "get", "--un")).toEqual(["--unique", "--unique-by", "--unique-memory"]);
  expect(complete("url", "edit", "--strip")).toEqual(["--strip-tracking"]);
  expect(complete("url", "get", "--columns", "ho")).toEqual(["host", "hostname"]);
  expect(complete("url", "get", "--columns", "url,ho")).toEqual(["url,host", "url,hostname"]);
  expect(complete("url", "get", "{sch")).toEqual(["{scheme}"]);
  expect(complete("url", "edit", "--set", "po")).toEqual(["port="]);
  expect(complete("url", "get", "--out", "js")).toEqual(["json", "jsonl"]);
  expect(complete("url", "inspect", "--color", "n")).toEqual(["never"]);
  expect(complete("url", "trurl", "--qt")).toEqual(["--qtrim"]);
});

test("has every command and option for zsh and fish", async () => {
  const [zsh, fish] = [(await url(["completion", "zsh"])).output, (await url(["completion", "fish"])).output];
  for (const name of (await url(["--help"])).output.matchAll(/^ {2}([a-z]+) {2}/gm)) {
    expect(zsh).toContain(`'${name[1]}:`);
    expect(zsh).toContain(`    ${name[1]}) options=(`);
    expect(fish).toContain(` -a ${name[1]} -d '`);
  }
  expect(fish).toContain('complete -c url -n "__fish_seen_subcommand_from edit" -l set -r -f -a ');
  expect(fish).toContain('complete -c url -n "__fish_seen_subcommand_from edit" -l sort-query\n');
});

test("completion takes one of three shells", async () => {
  expect(await url(["completion", "tcsh"])).toEqual({
    status: 3,
    output: "",
    errors: "url completion: takes one of bash, zsh, fish (see url completion --help)\n",
  });
});

test("the man page has the help of every command, with nothing that roff would interpret", async () => {
  const { output } = await url(["man"]);
  const help = (await url(["edit", "--help"])).output;
  const shown = output.replaceAll("\\-", "-").replaceAll("\\&", "").replaceAll("\\e", "\\");
  expect(shown).toContain(help.trimEnd());
  expect(shown).toContain(".SS url ip match\n");
  expect(
    output.split("\n").filter((line) => /^[.']/.test(line) && !/^\.(?:TH|SH|SS|nf|fi|BR|br)\b/.test(line)),
  ).toEqual([]);
});
