import { withFigures } from "@stopbank/contract/live-figures";
import type { NamedFigure } from "@stopbank/contract/story-figures";

/** What is known of a text's figures. */
export type KnownFigures =
  | { readonly state: "coming" }
  | { readonly state: "failed" }
  | {
      readonly state: "known";
      readonly byName: ReadonlyMap<string, NamedFigure>;
      /** Further ones are on their way. */
      readonly isComing?: boolean;
      /** When the data was stored that the story was published with, "3 March 2026". */
      readonly dataOf?: string;
    };

/** Letters that mean something in Markdown are written so that they do not. */
const asWritten = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&");

/**
 * A text with its figures in the place of their names, in Markdown: one that was another when the story was published has a note that says
 * so, and one there is none of is named, so that nothing is missing unseen.
 *
 * @param text Markdown with `{{risk.<layer>.<scenario>.<figure>}}`.
 */
export function toldText(text: string, figures: KnownFigures): string {
  const notes: string[] = [];
  const told = withFigures(text, (name) => {
    if (figures.state === "coming") return "…";
    if (figures.state === "failed") return `\`no figure for now: ${name}\``;
    const figure = figures.byName.get(name);
    if (figure === undefined && figures.isComing === true) return "…";
    if (figure === undefined || figure.problem !== undefined) return `\`no such figure: ${name}\``;
    if (figure.at_publication === undefined) return asWritten(figure.text);
    const { dataOf } = figures;
    const data = dataOf === undefined ? "in the data this was published with" : `in the data of ${dataOf}`;
    notes.push(
      `Was ${asWritten(figure.at_publication)} ${data}, as this was published: the data have changed since.`,
    );
    return `${asWritten(figure.text)}[^changed-${notes.length}]`;
  });
  const noted = notes.map((note, at) => `[^changed-${at + 1}]: ${note}`);
  return [told, ...noted].join("\n\n");
}
