// whatwg-url reads `SharedArrayBuffer` when it is loaded, which browsers hide from pages that are not isolated. The class
// is that of shared memory.
if (!("SharedArrayBuffer" in globalThis)) {
  const { buffer } = new WebAssembly.Memory({ initial: 0, maximum: 0, shared: true });
  Object.defineProperty(globalThis, "SharedArrayBuffer", { value: buffer.constructor, configurable: true });
}
