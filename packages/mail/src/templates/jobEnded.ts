import { link, type MailWords, note, text } from "../blocks.ts";
import { nzDateTime } from "./passwordChanged.ts";

/** To whoever asked to be told when a report, or other work they started, has come to an end. */
export const jobEnded = (facts: {
  /** What they read in their list of jobs. */
  readonly title: string;
  readonly organisation: string;
  /** Why it failed, in a sentence; undefined where it is ready. */
  readonly failure: string | undefined;
  readonly files: readonly string[];
  readonly keptUntil: Date;
  readonly address: string;
}): MailWords => ({
  subject: facts.failure === undefined ? `Ready: ${facts.title}` : `Not done: ${facts.title}`,
  blocks: [
    text("Kia ora,"),
    ...(facts.failure === undefined
      ? [
          text(`What you started for ${facts.organisation} is ready: ${facts.title}.`),
          ...(facts.files.length === 0
            ? []
            : [
                text(`To download under Jobs: ${facts.files.join(", ")}.`),
                text(`It is kept until ${nzDateTime(facts.keptUntil)}.`),
              ]),
        ]
      : [
          text(`What you started for ${facts.organisation} could not be done: ${facts.title}.`),
          text(facts.failure),
        ]),
    link("Open Stopbank", facts.address),
    note("You asked for this mail when you started it. Nothing is attached: log in to see what came of it."),
  ],
});
