import { link, type MailWords, note, text } from "../blocks.ts";

/** To whoever an administrator has invited. */
export const invitation = (facts: {
  readonly organisation: string;
  readonly address: string;
  readonly hours: number;
  /** The organisation's own, `#rrggbb`; ours without one. */
  readonly colour?: string | undefined;
}): MailWords => ({
  brand: facts.colour === undefined ? undefined : { name: facts.organisation, colour: facts.colour },
  subject: `${facts.organisation} invites you to Stopbank`,
  blocks: [
    text("Kia ora,"),
    text(
      `${facts.organisation} invites you to explore its natural-hazard risk on Stopbank: what is exposed, how badly, and how that grows with time.`,
    ),
    link("Accept the invitation", facts.address),
    text(`The link is good for ${facts.hours} hours, and for you alone. Ask for another one after that.`),
    note(`If you do not know ${facts.organisation}, do nothing.`),
  ],
});
