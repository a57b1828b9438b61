// Runs before a bundle: counts what the platform's URL is asked.
globalThis.asked = 0;
globalThis.URL = class extends URL {
  constructor(...args) {
    super(...args);
    globalThis.asked++;
  }
};
