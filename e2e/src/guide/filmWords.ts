import type { Film, Take } from "./filmScripts.ts";

/** Takes in a row that say the same are one caption. */
function captionsOf(takes: readonly Take[]): { readonly said: string; from: number; to: number }[] {
  const captions: { said: string; from: number; to: number }[] = [];
  let at = 0;
  for (const { said, seconds } of takes) {
    const last = captions.at(-1);
    if (last?.said === said) last.to = at + seconds;
    else captions.push({ said, from: at, to: at + seconds });
    at += seconds;
  }
  return captions;
}

/** The captions of a film as WebVTT. */
export const captionsFile = ({ takes }: Film): string =>
  `WEBVTT\n\n${captionsOf(takes)
    .map(({ said, from, to }) => `${clock(from)} --> ${clock(to)}\n${inTwoLines(said)}\n`)
    .join("\n")}`;

const longestLine = 46;

/** A line breaks where its author says, else at the word nearest to its middle. */
function inTwoLines(said: string): string {
  if (said.includes("\n") || said.length <= longestLine) return said;
  const breaks = [...said.matchAll(/ /g)].map(({ index }) => index);
  const middle = breaks.toSorted(
    (one, other) => Math.abs(one - said.length / 2) - Math.abs(other - said.length / 2),
  )[0];
  return middle === undefined ? said : `${said.slice(0, middle)}\n${said.slice(middle + 1)}`;
}

const two = (value: number) => String(value).padStart(2, "0");
const clock = (seconds: number) =>
  `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${(seconds % 60).toFixed(3).padStart(6, "0")}`;

/** What is seen and said, for whoever does not see the film. */
export function transcriptOf({ takes }: Film): string {
  let at = 0;
  const lines = takes.map(({ said, seen, seconds }, index) => {
    const minute = `${Math.floor(at / 60)}:${two(Math.floor(at % 60))}`;
    at += seconds;
    const repeats = takes[index - 1]?.said === said;
    return `**${minute}** *${seen}*${repeats ? "" : ` ${said.replaceAll("\n", " ")}`}`;
  });
  return lines.join("\n\n");
}

/** How long it is, in minutes to half a one. */
export const minutesOf = ({ takes }: Film): number =>
  Math.max(0.5, Math.round(takes.reduce((sum, { seconds }) => sum + seconds, 0) / 30) / 2);
