export { type Corpus, type CorpusName, readCorpus } from "./read-corpus.ts";
