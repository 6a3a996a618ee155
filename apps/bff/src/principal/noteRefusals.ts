import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { findClientByName } from "@stopbank/store/clients";
import { recordRefusal } from "@stopbank/store/record-refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";

/** What is refused here for want of a role: by plugins' routes, jobs and previews. */
const ofRoles: ReadonlySet<string> = new Set(["auth/admins-only", "auth/editors-only"]);

/**
 * Writes down, as the API does for its own calls, who was refused what is asked of this server for want of a role. What the API
 * refused has its `status` with it, and stands in the trail already.
 */
export function noteRefusals(app: FastifyInstance, store: Store): void {
  app.addHook("onError", async (request, _reply, error) => {
    if (!(error instanceof DomainError) || !ofRoles.has(error.code) || "status" in error.facts) return;
    try {
      await note(store, request, error.code);
    } catch (err) {
      // It is refused all the same.
      request.log.error({ err }, "a refusal could not be written into a trail");
    }
  });
}

async function note(store: Store, request: FastifyRequest, code: string): Promise<void> {
  const { send } = await request.ask();
  const { user_uuid: userId, client_name } = await callOver(send)(routes.currentUser, {});
  const client = await findClientByName(store.shared, client_name);
  const call = `${request.method} ${request.routeOptions.url}`;
  const refused = { clientId: client?.id, userId, call, details: { code } };
  if (await recordRefusal(store, refused))
    request.log.warn({ code, call, userId, client: client_name }, "somebody was refused a call");
}
