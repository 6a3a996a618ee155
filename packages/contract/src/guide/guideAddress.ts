import { type MainTopic, mainTopics } from "../content/mainTopics.ts";

/** What an address of the guide asks for, as far as its own letters say. */
export type GuideAddress =
  | { readonly redirect: string }
  | { readonly show: "home"; readonly hasHeader: boolean }
  | { readonly show: "glossary" }
  /** Of two segments the last may be a sub topic or an entry: which, the guide's topics say (`findPlace`). */
  | {
      readonly show: "place";
      readonly topic: MainTopic;
      readonly names: readonly [string] | readonly [string, string];
    }
  | { readonly show: "nothing" };

const isTopic = (name: string): name is MainTopic => mainTopics.some((topic) => topic === name);

/**
 * Reads an address of the guide (GUI-01, AMB-12).
 *
 * @param path as the address bar has it, without search and hash.
 */
export function readGuideAddress(path: string): GuideAddress {
  const [, topic, first, second, ...more] = path.split("/").filter((segment) => segment !== "");
  if (topic === undefined) return { redirect: "/guide/overview" };
  if (first === undefined) {
    if (topic === "home" || topic === "overview") return { show: "home", hasHeader: topic !== "home" };
    if (topic === "glossary") return { show: "glossary" };
    return isTopic(topic) ? { redirect: "/guide" } : { show: "nothing" };
  }
  if (!isTopic(topic) || topic === "glossary" || more.length > 0) return { show: "nothing" };
  return { show: "place", topic, names: second === undefined ? [first] : [first, second] };
}
