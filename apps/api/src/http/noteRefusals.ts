import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordRefusal } from "@stopbank/store/record-refusal";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OwnClient, Person } from "./caller.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who asks, as far as that is known by now: of a call that is refused as well. */
    asking: Asking | undefined;
  }
}

export interface Asking extends Pick<Person, "userId" | "token" | "onlyClientId"> {
  readonly client?: OwnClient;
}

/** What is answered 403 and refuses no right: a step that comes first, and an account that belongs to no client yet. */
const noRefusals: ReadonlySet<string> = new Set(["auth/prove-first", "client/none", "people/yourself"]);

/**
 * Writes down who was refused which call, before it is answered, so that whoever is refused a lot waits for it: in the trail of the
 * client they asked in, or of accounts where they did not get into one. What strangers are refused stands in the log alone.
 */
export function noteRefusals(app: FastifyInstance, store: Store): void {
  app.decorateRequest("asking", undefined);
  app.addHook("onError", async (request, _reply, error) => {
    if (!(error instanceof DomainError) || error.kind !== "forbidden" || noRefusals.has(error.code)) return;
    try {
      await note(store, request, error.code);
    } catch (err) {
      // It is refused all the same.
      request.log.error({ err }, "a refusal could not be written into a trail");
    }
  });
}

async function note(
  store: Store,
  { asking, method, routeOptions, log }: FastifyRequest,
  code: string,
): Promise<void> {
  const { userId, token, client, onlyClientId } = asking ?? {};
  if (userId === undefined) return;
  const call = `${method} ${routeOptions.url}`;
  const isWritten = await recordRefusal(store, {
    clientId: client?.id ?? (token && onlyClientId),
    userId,
    call,
    details: {
      code,
      ...(token === undefined ? {} : { token: token.name }),
      ...(client?.previewFlags === undefined ? {} : { preview: true }),
    },
  });
  // As often as it stands in a trail, and above the level at which each answer does.
  if (isWritten) log.warn({ code, call, userId, client: client?.clientName }, "somebody was refused a call");
}
