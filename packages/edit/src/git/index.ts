export { formatGitRemote, type GitRemote, type GitRemoteForm, parseGitRemote } from "./git-remote.ts";
