import type { Command } from "../command.ts";

/** The shells that a script can be written for. */
export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

type Commands = ReadonlyMap<string, Command>;

/** Returns the script that completes commands, options and file names in `shell`. */
export function completionScript(shell: Shell, commands: Commands): string {
  return WRITERS[shell](commands);
}

const WRITERS: Readonly<Record<Shell, (commands: Commands) => string>> = {
  bash: (commands) => `# Add this to ~/.bashrc: source <(url completion bash)
_url() {
  local current="\${COMP_WORDS[COMP_CWORD]}" last="\${COMP_WORDS[COMP_CWORD-1]}" options="" words="" values="" before=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${namesOf(commands)}" -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]}" in
${each(commands, (name, words) => `    ${name}) options="${words.join(" ")}" ;;`)}
  esac
  case "\${COMP_WORDS[1]} $last" in
${eachValue(commands, (name, option, values) => `    "${name} --${option}") values="${values.join(" ")}" ;;`)}
  esac
  case "$COMP_CWORD \${COMP_WORDS[1]}" in
${eachWord(commands, (name, words) => `    "2 ${name}") words="${words.join(" ")}" ;;`)}
  esac
  if [ -n "$values" ]; then
    case "$current" in *,*) before="\${current%,*}," ;; esac
    COMPREPLY=($(compgen -P "$before" -W "$values" -- "\${current##*,}"))
    return
  fi
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
    *) COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current")) ;;
  esac
}
complete -F _url url
`,
  zsh: (commands) => `#compdef url
# Put this into a file _url of a folder in $fpath, or add to ~/.zshrc: source <(url completion zsh)
_url() {
  local -a commands options
  if (( CURRENT == 2 )); then
    commands=(${Array.from(commands, ([name, { summary }]) => quoted(`${name}:${summary}`)).join(" ")})
    _describe command commands
    return
  fi
  case $words[2] in
${each(commands, (name, words) => `    ${name}) options=(${words.join(" ")}) ;;`)}
  esac
  case "$words[2] $words[CURRENT-1]" in
${eachValue(commands, (name, option, values) => `    "${name} --${option}") compset -P '*,'; compadd -S '' -- ${values.join(" ")}; return ;;`)}
  esac
  case "$CURRENT $words[2]" in
${eachWord(commands, (name, words) => `    "3 ${name}") compadd -Q -- ${words.map(quoted).join(" ")} ;;`)}
  esac
  if [[ $words[CURRENT] == -* ]]; then compadd -- $options; else _files; fi
}
if [ "$funcstack[1]" = "_url" ]; then _url "$@"; else compdef _url url; fi
`,
  fish: (commands) => `# Add this to ~/.config/fish/config.fish: url completion fish | source
${Array.from(
  commands,
  ([name, command]) => `complete -c url -n __fish_use_subcommand -f -a ${name} -d ${quoted(command.summary)}
${command.options
  .map(
    (option) =>
      `complete -c url -n "__fish_seen_subcommand_from ${name}" -l ${option.name}${option.takesValue ? " -r" : ""}${option.values ? ` -f -a ${quoted(option.values.join(" "))}` : ""}\n`,
  )
  .join("")}`,
).join("")}`,
};

function namesOf(commands: Commands): string {
  return Array.from(commands.keys()).join(" ");
}

function each(commands: Commands, line: (name: string, words: readonly string[]) => string): string {
  return Array.from(commands, ([name, command]) =>
    line(name, [...(command.subcommands?.keys() ?? []), ...command.options.map((option) => `--${option.name}`)]),
  ).join("\n");
}

function eachValue(
  commands: Commands,
  line: (name: string, option: string, values: readonly string[]) => string,
): string {
  return Array.from(commands, ([name, command]) =>
    command.options.flatMap((option) => (option.values ? [line(name, option.name, option.values)] : [])),
  )
    .flat()
    .join("\n");
}

function eachWord(commands: Commands, line: (name: string, words: readonly string[]) => string): string {
  return Array.from(commands, ([name, { words }]) => (words ? [line(name, words)] : []))
    .flat()
    .join("\n");
}

/** In single quotes, which all three shells read in the same way if there is none in the text. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "")}'`;
}
