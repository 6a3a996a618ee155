/** The guide's main topics, in the order of its tabs where its map does not say another. */
export const mainTopics = [
  "overview",
  "fundamentals",
  "methods",
  "insights",
  "tutorials",
  "demos",
  "glossary",
] as const;
export type MainTopic = (typeof mainTopics)[number];
