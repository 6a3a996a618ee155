import type { Mail } from "./blocks.ts";
import { renderMail } from "./renderMail.ts";
import { alreadySignedUp } from "./templates/alreadySignedUp.ts";
import { factorAdded } from "./templates/factorAdded.ts";
import { factorRemoved } from "./templates/factorRemoved.ts";
import { feedback } from "./templates/feedback.ts";
import { invitation } from "./templates/invitation.ts";
import { invitationAgain } from "./templates/invitationAgain.ts";
import { jobEnded } from "./templates/jobEnded.ts";
import { newDevice } from "./templates/newDevice.ts";
import { passwordChanged } from "./templates/passwordChanged.ts";
import { recoveryCodeUsed } from "./templates/recoveryCodeUsed.ts";
import { resetCode } from "./templates/resetCode.ts";
import { signUpCode } from "./templates/signUpCode.ts";

/** Every mail there is: what it says, of which facts. */
const templates = {
  signUpCode,
  alreadySignedUp,
  resetCode,
  invitation,
  invitationAgain,
  passwordChanged,
  newDevice,
  factorAdded,
  factorRemoved,
  recoveryCodeUsed,
  jobEnded,
  feedback,
} as const;

export type TemplateName = keyof typeof templates;
export type FactsOf<T extends TemplateName> = Parameters<(typeof templates)[T]>[0];

/** A mail to this address, as its template says. */
export const writeMail = <T extends TemplateName>(to: string, template: T, facts: FactsOf<T>): Mail =>
  // The pair belongs together by the signature above; a union of functions cannot say so.
  renderMail(to, (templates[template] as (facts: FactsOf<T>) => ReturnType<(typeof templates)[T]>)(facts));
