import type { Ignored } from "@stopbank/scene/dataset";

/** One sentence for each reason, with everything that was left out for it, so that no part goes unsaid. */
export function leftOutOfLink(ignored: readonly Ignored[]): string {
  const byReason = new Map<string, string[]>();
  for (const { what, reason } of ignored) byReason.set(reason, [...(byReason.get(reason) ?? []), what]);
  const said = [...byReason].map(([reason, parts]) => `${parts.join(", ")} (${lowerFirst(reason)})`);
  return `Left out of the link: ${said.join("; ")}.`;
}

/** "It is damaged." as it stands within a sentence. */
const lowerFirst = (sentence: string) =>
  sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, "");
