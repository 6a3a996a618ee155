import { type MailWords, text } from "../blocks.ts";
import { invitation } from "./invitation.ts";

/** To somebody who was invited before and has not come yet. */
export function invitationAgain(facts: Parameters<typeof invitation>[0]): MailWords {
  const { blocks, ...words } = invitation(facts);
  return {
    ...words,
    subject: `${facts.organisation} invites you to Stopbank again`,
    blocks: [
      ...blocks.slice(0, -1),
      text("The links that we sent you before open nothing any more."),
      ...blocks.slice(-1),
    ],
  };
}
