/**
 * Returns true if an argument has a scheme. Otherwise it is the name of a file. Only the spelling decides, not which files
 * exist: a misspelt name is a missing file, and no file can take the place of a URL. One letter and a colon are a Windows
 * drive.
 */
export function isInput(argument: string): boolean {
  return /^[\0- ]*[a-z][a-z0-9+.-]+:/i.test(argument);
}
