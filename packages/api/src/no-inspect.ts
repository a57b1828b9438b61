/**
 * `defineInspect` where nothing prints objects by that method: consoles of browsers read the getters. A minifier removes
 * calls of an empty function, with what is passed to it.
 */
export function defineInspect(): void {}
