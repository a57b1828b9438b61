import { encoded, map, type ParserChanges, put, take } from "./trial.ts";

/** Credentials and the port. */
export const AUTHORITY: ParserChanges = {
  "credentials-inherited": (trial) => {
    const { base } = trial.input;
    const isInherited = trial.view?.username === "" && trial.view.password === null && base?.includes("@");
    return isInherited ? take(trial, ["username", "password"]) : trial;
  },

  "userinfo-set": (trial) => map(map(trial, "username", userinfo), "password", userinfo),

  "empty-password": (trial) => (trial.view?.password === "" ? put(trial, { password: null }) : trial),

  "port-out-of-range": (trial) => (Number(trial.view?.port) > 65535 ? { ...trial, view: null } : trial),
};

function userinfo(text: string): string {
  return encoded(text, "/:;=@[\\]^{|}");
}
