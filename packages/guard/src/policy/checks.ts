import { type Check, refuse } from "@url/result/internal";

/** An object of options. An array in its place would be one without any of them, and so allow. */
export const expectGroup: Check = (value, where, name) => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    refuse(value, where, name, "an object of options");
};

/** A string has characters, and is not a list of strings. */
export const expectTexts: Check = (value, where, name) => {
  const isList = Array.isArray(value) && value.every((item) => typeof item === "string");
  if (!isList) refuse(value, where, name, "an array of strings");
};
