import { link, type MailWords, note, text } from "../blocks.ts";

/** To whoever reads what people say. Of what they say nothing is in the subject, nor a picture in the mail. */
export const feedback = (facts: {
  readonly organisation: string;
  /** "Issue". */
  readonly kind: string;
  readonly words: string;
  readonly layers: readonly string[];
  /** Of whoever wrote it, as they gave it. */
  readonly email: string | undefined;
  readonly pageAddress: string | undefined;
  readonly hasPicture: boolean;
  readonly id: string;
}): MailWords => ({
  subject: `Feedback for ${facts.organisation}: ${facts.kind}`,
  blocks: [
    text(facts.words),
    ...(facts.layers.length === 0 ? [] : [text(`Current layers: ${facts.layers.join("; ")}`)]),
    ...(facts.pageAddress === undefined ? [] : [link("The page it was written on", facts.pageAddress)]),
    note(
      [
        facts.email === undefined
          ? "No e-mail was given for an answer."
          : `An answer may go to ${facts.email}.`,
        facts.hasPicture ? "A picture came with it." : "",
        `It is kept as ${facts.id}.`,
      ]
        .filter(Boolean)
        .join(" "),
    ),
  ],
});
