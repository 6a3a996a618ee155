import { clientOfAddress } from "@stopbank/scene/address";
import { address } from "../routing/goTo.ts";
import { move } from "./moves.ts";
import { returnUrlOf } from "./returnUrl.ts";
import { putClient } from "./sessionCalls.ts";
import { settle } from "./settle.ts";
import { closeLogin, shell } from "./state.ts";
import type { SignedInAnswer } from "./wire.ts";

/** Goes on as whoever has signed in, at the place they wanted to go to, else where they are. */
export async function enter(answer: SignedInAnswer): Promise<void> {
  const { returnTo = wantedAt(address()), client = clientFor(returnTo) } = shell.login;
  closeLogin();
  await move(() => settle(() => inClientOf(client, answer), returnTo));
}

/** Where an address leads on to after a log-in, as that of the log-in's own page may; else the address itself. */
const wantedAt = (href: string) => returnUrlOf(href.slice(href.indexOf("?") + 1)) ?? href;

/** The client that was in use when the session ended, else the one whose map the address shows. */
const clientFor = (href: string) =>
  shell.session.status === "expired" ? shell.client?.name : clientOfAddress(href);

/** In the client they want, where it is theirs. */
async function inClientOf(wanted: string | undefined, answer: SignedInAnswer): Promise<SignedInAnswer> {
  const isTheirs = answer.clients.some(({ client_name }) => client_name === wanted);
  if (wanted === undefined || !isTheirs || wanted === answer.client_name) return answer;
  return putClient(wanted).catch((error: unknown) => {
    // They are in all the same, in another client of theirs.
    console.warn(`The client ${wanted} could not be chosen.`, error);
    return answer;
  });
}
