import { PreviewRequest } from "@stopbank/contract/preview-request";
import { requireAccess } from "@stopbank/contract/roles";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { setSessionPreview } from "@stopbank/store/session-preview";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Static } from "typebox";
import { callOver } from "../api/callOver.ts";
import { guardAgainstForgery } from "../edge/requestGuard.ts";
import type { AskAs } from "../principal/askAs.ts";
import type { LiveSession } from "../principal/liveSession.ts";
import { sessionPath } from "./deviceMarkCookie.ts";

export interface PreviewParts {
  readonly store: Store;
  readonly askAs: AskAs;
}

/**
 * `/bff/session/preview`: an administrator sees the product as a member of the client does, with features as they might stand. It
 * is kept with the session, so every request of that browser is answered so, whatever page or address it is for, until it is left or
 * the session ends. Who may is asked as if no preview were on; what it does is to take away.
 */
export function registerPreviewRoutes(app: FastifyInstance, { store, askAs }: PreviewParts): void {
  const path = `${sessionPath}/preview`;
  const guard = async (request: FastifyRequest) => guardAgainstForgery(request, true);

  app.put<{ Body: Static<typeof PreviewRequest> }>(
    path,
    { onRequest: guard, schema: { body: PreviewRequest } },
    async (request, reply) => {
      const session = await sessionOf(request);
      const { client_name: clientName, flags } = request.body;
      const own = { kind: "session", session: { ...session, preview: undefined } } as const;
      const { user_roles } = await callOver(askAs(own, clientName).send)(routes.currentUser, {});
      requireAccess("admin", user_roles);
      await setSessionPreview(store.shared, session.id, { clientName, flags });
      return reply.status(204).send();
    },
  );

  app.delete(path, { onRequest: guard }, async (request, reply) => {
    await setSessionPreview(store.shared, (await sessionOf(request)).id, undefined);
    return reply.status(204).send();
  });
}

async function sessionOf(request: FastifyRequest): Promise<LiveSession> {
  const principal = await request.principal();
  if (principal.kind === "session") return principal.session;
  throw new DomainError("unauthenticated", "session/none", "Please log in first.");
}
