export function newPackage(root: string, name: string, sentence: string, dependencies: readonly string[]): string[];
