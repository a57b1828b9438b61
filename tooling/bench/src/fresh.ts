/**
 * A copy of `factory` compiled anew from its source, which may use nothing from around it.
 *
 * Closures made by one piece of source share what the engine has learned about it, so a loop that all implementations
 * went through would treat each of them as one of many, as no program that has chosen one does.
 */
export function fresh<Factory extends (...values: never[]) => unknown>(factory: Factory): Factory {
  // The number keeps the engine's cache of compiled sources from giving the copy of before.
  return new Function(`return (${factory});\n//# ${++copies}`)();
}

let copies = 0;
