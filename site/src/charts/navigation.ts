import type { Section } from "../build/section.ts";
import { TOPICS, topicAddress } from "./topics.ts";

/** The pages of figures, for the list beside each of them. */
export const FIGURES: Section = {
  name: "Benchmarks",
  prefixes: ["/benchmarks/", "/sizes/", "/engines/"],
  groups: [
    {
      name: "Speed",
      pages: [
        { title: "Ratios", url: "/benchmarks/" },
        { title: "Where we lose", url: "/benchmarks/losses/" },
        { title: "Every time", url: "/benchmarks/times/" },
        { title: "Two builds", url: "/benchmarks/builds/" },
        { title: "Start-up time", url: "/benchmarks/start/" },
        { title: "Forms on servers", url: "/benchmarks/servers/" },
      ],
    },
    {
      name: "Ratios by topic",
      pages: TOPICS.slice(1).map((topic) => ({ title: topic.title, url: topicAddress(topic) })),
    },
    {
      name: "Long inputs",
      pages: [
        { title: "Growth", url: "/benchmarks/growth/" },
        { title: "Memory", url: "/benchmarks/memory/" },
      ],
    },
    {
      name: "Sizes",
      pages: [
        { title: "Sizes", url: "/sizes/" },
        { title: "Every import, A to H", url: "/sizes/imports/" },
        { title: "Every import, I to Z", url: "/sizes/imports/i-z/" },
      ],
    },
    { name: "Support", pages: [{ title: "Engines and tools", url: "/engines/" }] },
  ],
};
