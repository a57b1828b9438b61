declare module "@11ty/eleventy" {
  export const EleventyHtmlBasePlugin: unknown;
  export default class Eleventy {
    constructor(input: string, output: string, options: { readonly configPath: string; readonly quietMode: boolean });
    write(): Promise<void>;
  }
}
