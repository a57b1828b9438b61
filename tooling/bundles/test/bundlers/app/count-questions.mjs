// Runs before a bundle: counts the calls of the platform's URL.
globalThis.asked = 0;
globalThis.URL = class extends URL {
  constructor(...args) {
    super(...args);
    globalThis.asked++;
  }
};
