import type { JobsOf, ServerHost } from "@stopbank/plugin-api/server-host";
import type { Store } from "@stopbank/store";
import { callOver } from "../api/callOver.ts";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import { createClientFlags } from "../principal/clientFlags.ts";
import type { SessionCookie } from "../session/sessionCookie.ts";

/** What plugins' server halves stand on: the request's principal, asking the API like every part of the BFF. */
export const createServerHost = (store: Store, cookie: SessionCookie, jobsOf: JobsOf): ServerHost => ({
  guard: (request) => guardAgainstForgery(request, cookie.read(request) !== undefined),
  flagsOf: createClientFlags(),
  askedAs: async (request) => {
    const [{ kind }, { send }] = await Promise.all([request.principal(), request.ask()]);
    return { kind, call: callOver(send) };
  },
  openStore: async () => store,
  jobsOf,
});
