import type { Ignored } from "@stopbank/scene/dataset";

/** A link of a stranger's may have thousands of parts, and long ones: what is said has to leave the page in sight. */
const mostNamed = 12;
const mostLetters = 80;

/** One sentence for each reason, with what was left out for it by name, and how many more there are. */
export function leftOutOfLink(ignored: readonly Ignored[]): string {
  const byReason = new Map<string, string[]>();
  for (const { what, reason } of ignored) byReason.set(reason, [...(byReason.get(reason) ?? []), what]);
  const said = [...byReason].map(([reason, parts]) => `${named(parts)} (${lowerFirst(reason)})`);
  return `Left out of the link: ${said.join("; ")}.`;
}

function named(parts: readonly string[]): string {
  const names = parts
    .slice(0, mostNamed)
    .map((part) => (part.length > mostLetters ? `${part.slice(0, mostLetters)}…` : part));
  const more = parts.length - names.length;
  return more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`;
}

/** "It is damaged." as it stands within a sentence. */
const lowerFirst = (sentence: string) =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
