/** The implementation under test. Change only this file to run the same rows against another one. */
export { URL, URLSearchParams } from "@url/api";
export { URLPattern } from "@url/pattern";
