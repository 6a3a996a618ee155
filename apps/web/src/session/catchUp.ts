import { ApiError } from "@stopbank/contract/client";
import { enter } from "./enter.ts";
import { isMoving, untilStill } from "./moves.ts";
import { fetchSession } from "./sessionCalls.ts";
import { followRoles, sayThatItFollowed } from "./settle.ts";
import { expireSession, shell } from "./state.ts";
import type { SignedInAnswer } from "./wire.ts";

/** The last look there is, and the one that has not set out yet. */
let last: Promise<void> = Promise.resolve();
let next: Promise<void> | undefined;

/**
 * Looks who the browser is signed in as, and goes along with it. Where the session this page was signed in by has ended
 * (in another tab, on the server, or with its cookie), that is said and the person asked to log in again; where they are
 * back, their page goes on. A visitor's page goes over to whoever has signed in. Where an administrator has given the person
 * another role, the page has what that one has (E-09).
 */
export function catchUp(): Promise<void> {
  // A look that is under way may have been answered before what makes this one necessary: another follows it.
  next ??= last.then(() => {
    next = undefined;
    return look();
  });
  last = next;
  return next;
}

async function look(): Promise<void> {
  await untilStill();
  const before = shell.session;
  const found = await whoIsSignedIn();
  // What this page did meanwhile is newer than the answer.
  if (found === "unknown" || isMoving() || shell.session !== before) return;
  const isTheirs = found !== "nobody" && found.user_uuid === before.userUuid;
  if (before.status === "signed-in") {
    if (isTheirs) followRoles(found);
    else expireSession();
  } else if (found !== "nobody" && (isTheirs || before.status === "visitor")) {
    // Where a session ended only the same person is back by this; else the page's own log-in goes on asking.
    // A page that could not start is nobody's yet: it goes over to nobody new.
    const wasVisitors = before.status === "visitor" && shell.phase === "ready";
    await enter(found);
    if (wasVisitors && shell.phase === "ready") sayThatItFollowed();
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
