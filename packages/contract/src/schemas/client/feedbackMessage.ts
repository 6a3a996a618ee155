import { mostFeedbackLayers } from "./feedbackRules.ts";

/** What somebody wrote, and what was on their map. */
export interface FeedbackWords {
  readonly text: string;
  /** By the names that are on the screen. */
  readonly layers: readonly string[];
}

const heading = "\n\nCurrent layers:\n";
const mark = "- ";
const mostName = 200;

/** One message of both, as it is sent. */
export function composeFeedbackMessage({ text, layers }: FeedbackWords): string {
  const names = layers
    .slice(0, mostFeedbackLayers)
    .map((name) => name.replace(/\s+/g, " ").trim().slice(0, mostName))
    .filter((name) => name !== "");
  if (names.length === 0) return text.trim();
  return `${text.trim()}${heading}${names.map((name) => mark + name).join("\n")}`;
}

/** The two parts of a message. One that ends in no list of layers is all text. */
export function readFeedbackMessage(message: string): FeedbackWords {
  const at = message.lastIndexOf(heading);
  const lines =
    at === -1
      ? []
      : message
          .slice(at + heading.length)
          .trimEnd()
          .split("\n");
  const isList =
    lines.length > 0 && lines.length <= mostFeedbackLayers && lines.every((line) => line.startsWith(mark));
  if (!isList) return { text: message.trim(), layers: [] };
  return {
    text: message.slice(0, at).trim(),
    layers: lines.map((line) => line.slice(mark.length).trim().slice(0, mostName)),
  };
}
