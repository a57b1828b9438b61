import { addCopyButtons } from "./copy.ts";
import { addManagers } from "./install.ts";
import { connectSearch } from "./search-box.ts";

// What every page has.
connectSearch();
addCopyButtons();
addManagers();
