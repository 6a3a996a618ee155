import { contrastRatio } from "@stopbank/contract/contrast";
import type { JobEndedMail } from "@stopbank/mail/post";
import { type FactsOf, type TemplateName, writeMail } from "@stopbank/mail/templates";
import type { Store } from "@stopbank/store";
import { getClientConfig } from "@stopbank/store/client-settings";
import { findClient } from "@stopbank/store/clients";
import { CODE_MINUTES, makeCode } from "@stopbank/store/confirmation-codes";
import { findFeedback } from "@stopbank/store/feedback";
import { INVITATION_HOURS, makeInvitationToken } from "@stopbank/store/invitations";
import { findJob } from "@stopbank/store/jobs";
import { findMembership } from "@stopbank/store/memberships";
import { countRecoveryCodes } from "@stopbank/store/recovery-codes";
import { findSignUp } from "@stopbank/store/sign-ups";
import { findUser, findUserByEmail } from "@stopbank/store/users";

/** A mail that waits: which template, for whom, and in which flow. What it says is found out, and made, when it is sent. */
export type AccountMail =
  | { readonly template: "signUpCode"; readonly email: string; readonly signUpId: string }
  /** `askedFrom`: the mark of the network that asked. */
  | { readonly template: "resetCode"; readonly email: string; readonly askedFrom: string }
  | {
      readonly template: "invitation" | "invitationAgain";
      readonly userId: string;
      readonly clientId: string;
    }
  | JobEndedMail
  | { readonly template: "feedback"; readonly clientId: string; readonly feedbackId: string }
  | {
      readonly template: "factorAdded";
      readonly userId: string;
      readonly kind: "totp" | "passkey" | "recovery-codes";
      readonly at: string;
    }
  /** `all`: by an administrator, where the person has lost them. */
  | {
      readonly template: "factorRemoved";
      readonly userId: string;
      readonly kind: "totp" | "passkey" | "all";
      readonly at: string;
    }
  | { readonly template: "recoveryCodeUsed"; readonly userId: string; readonly at: string }
  /** `at`: ISO 8601. */
  | { readonly template: "passwordChanged" | "newDevice"; readonly userId: string; readonly at: string };

export interface AccountMailParts {
  readonly store: Store;
  /** Hashes confirmation codes. */
  readonly codeKey: Uint8Array;
  /** Where people reach the product. */
  readonly publicUrl: URL;
  /** Who reads what people say. */
  readonly feedbackMail?: string | undefined;
}

type Written = ReturnType<typeof writeMail>;

/** The mail now, or undefined where there is nobody to send it to any more, or nothing to say to them. */
export async function writeAccountMail(
  parts: AccountMailParts,
  waiting: AccountMail,
): Promise<Written | undefined> {
  const { store, publicUrl } = parts;
  const logInAddress = new URL("/auth/login", publicUrl).href;
  switch (waiting.template) {
    case "signUpCode":
      return signUpMail(parts, waiting, logInAddress);
    case "resetCode": {
      const user = await findUserByEmail(store.shared, waiting.email);
      if (user === undefined) return undefined;
      const code = await makeCode(
        store.shared,
        parts.codeKey,
        { userId: user.id, flow: "reset" },
        waiting.askedFrom,
      );
      return writeMail(user.email, "resetCode", { code, minutes: CODE_MINUTES });
    }
    case "invitation":
    case "invitationAgain":
      return invitationMail(parts, waiting);
    case "feedback":
      return feedbackMail(parts, waiting);
    case "jobEnded":
      return jobEndedMail(parts, waiting);
    case "factorAdded":
    case "factorRemoved":
    case "recoveryCodeUsed":
      return factorMail(parts, waiting);
    case "passwordChanged":
    case "newDevice":
      return toPerson(store, waiting.userId, waiting.template, { at: new Date(waiting.at), logInAddress });
  }
}

const addedWords = {
  totp: "an authenticator app",
  passkey: "a passkey",
  "recovery-codes": "a new set of recovery codes",
} as const;
const removedWords = {
  totp: "its authenticator app",
  passkey: "a passkey",
  all: "all its second factors",
} as const;

async function factorMail(
  { store, publicUrl }: AccountMailParts,
  waiting: AccountMail & { template: "factorAdded" | "factorRemoved" | "recoveryCodeUsed" },
): Promise<Written | undefined> {
  const told = { at: new Date(waiting.at), accountAddress: new URL("/account", publicUrl).href };
  switch (waiting.template) {
    case "factorAdded":
      return toPerson(store, waiting.userId, "factorAdded", { ...told, factor: addedWords[waiting.kind] });
    case "factorRemoved": {
      const byAdministrator = waiting.kind === "all";
      const facts = { ...told, factor: removedWords[waiting.kind], byAdministrator };
      return toPerson(store, waiting.userId, "factorRemoved", facts);
    }
    case "recoveryCodeUsed": {
      const left = await countRecoveryCodes(store.shared, waiting.userId);
      return toPerson(store, waiting.userId, "recoveryCodeUsed", { ...told, left });
    }
  }
}

async function toPerson<T extends TemplateName>(
  store: Store,
  userId: string,
  template: T,
  facts: FactsOf<T>,
): Promise<Written | undefined> {
  const user = await findUser(store.shared, userId);
  return user && writeMail(user.email, template, facts);
}

/** The code of a sign-up; where the address had an account before, its owner is told so. One that another took the place of gets none. */
async function signUpMail(
  { store, codeKey }: AccountMailParts,
  { email, signUpId }: AccountMail & { template: "signUpCode" },
  logInAddress: string,
): Promise<Written | undefined> {
  const open = await findSignUp(store.shared, signUpId);
  if (open !== undefined) {
    const purpose = { userId: open.userId, flow: "sign-up", signUpId } as const;
    const code = await makeCode(store.shared, codeKey, purpose);
    return writeMail(open.email, "signUpCode", { code, minutes: CODE_MINUTES });
  }
  const user = await findUserByEmail(store.shared, email);
  return user?.status === "CONFIRMED"
    ? writeMail(user.email, "alreadySignedUp", { logInAddress })
    : undefined;
}

async function feedbackMail(
  { store, publicUrl, feedbackMail: to }: AccountMailParts,
  { clientId, feedbackId }: AccountMail & { template: "feedback" },
): Promise<Written | undefined> {
  const client = await findClient(store.shared, clientId);
  if (to === undefined || client === undefined) return undefined;
  const kept = await store.withClient(clientId, (tx) => findFeedback(tx, feedbackId));
  if (kept === undefined) return undefined;
  const { id, kind, text, layers, email, page, picture } = kept;
  return writeMail(to, "feedback", {
    organisation: client.displayName,
    ...{ id, kind, layers, email },
    words: text,
    // By its parts: what begins with two slashes would be another site's address.
    pageAddress: page === undefined ? undefined : publicUrl.origin + page,
    hasPicture: picture !== undefined,
  });
}

/** To whoever still belongs to the client: what came of a job in it is theirs to see for no longer than that. */
async function jobEndedMail(
  { store, publicUrl }: AccountMailParts,
  { userId, clientId, jobId }: JobEndedMail,
): Promise<Written | undefined> {
  const [user, client] = [await findUser(store.shared, userId), await findClient(store.shared, clientId)];
  if (user === undefined || client === undefined) return undefined;
  const job = await store.withClient(
    clientId,
    async (tx) => (await findMembership(tx, userId)) && findJob(tx, userId, jobId),
  );
  if (job === undefined) return undefined;
  return writeMail(user.email, "jobEnded", {
    title: job.title,
    organisation: client.displayName,
    failure: job.state === "done" ? undefined : job.error?.message,
    files: job.outputs.map(({ name }) => name),
    keptUntil: job.expiresAt,
    address: publicUrl.origin,
  });
}

async function invitationMail(
  { store, publicUrl }: AccountMailParts,
  { template, userId, clientId }: AccountMail & { template: "invitation" | "invitationAgain" },
): Promise<Written | undefined> {
  const [user, client] = [await findUser(store.shared, userId), await findClient(store.shared, clientId)];
  if (user === undefined || client === undefined) return undefined;
  const token = await store.withClient(clientId, (tx) => makeInvitationToken(tx, userId));
  if (token === undefined) return undefined;
  const address = new URL("/auth/login", publicUrl);
  // In the fragment, which is sent nowhere and so stands in no log: in a query it would be in everybody's on the way.
  address.hash = new URLSearchParams({ client: client.clientName, invitation: token }).toString();
  return writeMail(user.email, template, {
    organisation: client.displayName,
    address: address.href,
    hours: INVITATION_HOURS,
    colour: readableColour((await store.withClient(clientId, getClientConfig)).theme?.primary?.base),
  });
}

/** The client's, where it is one that white can be read on: a mail is read where nothing else helps. */
const readableColour = (colour: string | undefined): string | undefined =>
  colour !== undefined && /^#[0-9a-f]{6}$/i.test(colour) && contrastRatio(colour, "#ffffff") >= 4.5
    ? colour
    : undefined;
