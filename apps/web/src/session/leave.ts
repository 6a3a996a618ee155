import { ApiError } from "@stopbank/contract/client";
import { leaveFor } from "../routing/goTo.ts";
import { forgetDrafts } from "./drafts.ts";
import { forgetKept } from "./forgetKept.ts";
import { move, untilStill } from "./moves.ts";
import { tellOtherTabs } from "./otherTabs.ts";
import { remember } from "./remembered.ts";
import { deleteSession } from "./sessionCalls.ts";
import { leaveClient, startOver } from "./settle.ts";
import { closeLogin, shell, toasts } from "./state.ts";

export const signOut = (): Promise<void> => move(leaveSession);

async function leaveSession(): Promise<void> {
  let leadsTo: string | undefined;
  try {
    leadsTo = await deleteSession();
  } catch (error) {
    toasts.error(error instanceof ApiError ? error.message : "Something went wrong.");
    return;
  }
  for (const key of ["user_uuid", "recent_signup_email", "recent_signup_uuid"] as const)
    remember(key, undefined);
  tellOtherTabs();
  forgetDrafts();
  forgetKept();
  if (leadsTo !== undefined) {
    leaveClient();
    // Once the screens are gone, none asks whether to leave what can be saved no more.
    await new Promise((drawn) => setTimeout(drawn));
    return leaveFor(window.location.origin, leadsTo);
  }
  await startOver("/home");
}

/** Gives up what is on the screen of a session that ended, for what is public. */
export async function goOnAsVisitor(): Promise<void> {
  // A log-in that was under way may come through, and then there is nothing to leave.
  await untilStill();
  if (shell.session.status !== "expired") return;
  closeLogin();
  await move(() => startOver("/"));
}
