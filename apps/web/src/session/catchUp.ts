import { ApiError } from "@stopbank/contract/client";
import { isMoving, untilStill } from "./moves.ts";
import { fetchSession } from "./sessionCalls.ts";
import { enter, expireSession, sayThatItFollowed, shell } from "./state.ts";
import type { SignedInAnswer } from "./wire.ts";

let looking: Promise<void> | undefined;

/**
 * Whether the session this page was signed in by has ended: in another tab, on the server, or with its cookie. Then
 * that is said and the person asked to log in again. A visitor's page goes over to whoever has signed in meanwhile.
 */
export async function hasEnded(): Promise<boolean> {
  if (shell.session.status !== "expired") await catchUp();
  return shell.session.status === "expired";
}

/** Somebody signed in or out in another tab of this browser. */
export async function followOtherTab(): Promise<void> {
  // What was asked before this may have been answered before it, too.
  await looking;
  await catchUp();
}

function catchUp(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function look(): Promise<void> {
  await untilStill();
  const before = shell.session;
  const found = await whoIsSignedIn();
  // What this page did meanwhile is newer than the answer.
  if (found === "unknown" || isMoving() || shell.session !== before) return;
  const isTheirs = found !== "nobody" && found.user_uuid === before.userUuid;
  if (before.status === "signed-in") {
    if (!isTheirs) expireSession();
  } else if (found !== "nobody" && (isTheirs || before.status === "visitor")) {
    // Where a session ended only the same person is back by this; else the page's own log-in goes on asking.
    await enter(found);
    if (before.status === "visitor" && shell.phase === "ready") sayThatItFollowed();
  }
}

async function whoIsSignedIn(): Promise<SignedInAnswer | "nobody" | "unknown"> {
  try {
    const answer = await fetchSession();
    return answer.signedIn ? answer : "nobody";
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? "nobody" : "unknown";
  }
}
