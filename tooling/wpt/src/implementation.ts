/** The implementation under test. One place to change, to point the same rows at another. */
export { URL, URLSearchParams } from "@url/api";
