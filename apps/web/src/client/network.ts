import { backgroundHeader } from "@stopbank/contract/background";
import { createApiClient } from "@stopbank/contract/client";
import type { Network } from "@stopbank/plugin-api/browser";
import { isUnattended } from "../session/attendance.ts";
import { catchUp } from "../session/catchUp.ts";
import { untilStill } from "../session/moves.ts";
import { requestedBy } from "../session/sessionCalls.ts";
import { epochSignal, expiredWords, shell } from "../session/state.ts";

/** The way to the server for one client; what it has not answered when the client changes, it never answers. */
export function createNetwork(clientName: string): Network {
  const epoch = epochSignal();
  const headers = () => ({
    ...requestedBy,
    "ui-client-name": clientName,
    ...(isUnattended() && { [backgroundHeader]: "yes" }),
  });
  return {
    headers,
    fetch: async (path, init = {}) => {
      const signal = init.signal ? AbortSignal.any([epoch, init.signal]) : epoch;
      signal.throwIfAborted();
      // Until the person of this page is back, the cookie may be another's.
      if (shell.session.status === "expired") return expired();
      const ask = async () => {
        const answer = await fetch(path, {
          credentials: "same-origin",
          ...init,
          headers: { ...headers(), ...Object.fromEntries(new Headers(init.headers)) },
          signal,
        });
        epoch.throwIfAborted();
        return answer;
      };
      const response = await ask();
      if (response.status !== 401 && response.status !== 403) return response;
      // A log-out or a change of client that is under way refuses what was asked before it; then nothing has ended.
      await untilStill();
      epoch.throwIfAborted();
      // Without its cookie the page is a visitor, who belongs to no organisation: that is not what to say.
      const isOver = await hasEnded();
      epoch.throwIfAborted();
      if (isOver) return expired();
      // Their cookie was renewed, or they logged in again, after this had set out: a 401 means that nothing was done.
      return response.status === 401 && shell.session.status === "signed-in" ? ask() : response;
    },
  };
}

/** Whether the session that this page was signed in by turns out to have ended. */
async function hasEnded(): Promise<boolean> {
  if (shell.session.status !== "expired") await catchUp();
  return shell.session.status === "expired";
}

/** As the server answers where the cookie has no session any more. */
const expired = () =>
  Response.json({ error: { code: "session/expired", message: expiredWords } }, { status: 401 });

/** The API's calls over that network. */
export const createCall = (network: Network) =>
  createApiClient({
    baseUrl: "/api",
    headers: network.headers,
    fetch: (path, init) => network.fetch(String(path), init),
  });
