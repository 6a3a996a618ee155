import { previewedFlags } from "@stopbank/contract/preview";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Release } from "@stopbank/http-edge/release";
import type { Store } from "@stopbank/store";
import { getClientConfig, getClientPreferences } from "@stopbank/store/client-settings";
import type { Client } from "@stopbank/store/clients";
import type { FastifyRequest } from "fastify";
import type { Admission } from "../http/admit.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { brandingRoutes } from "./brandingRoutes.ts";
import { clientConfig, clientPreferences, type Terms } from "./clientDocuments.ts";
import { sendLogo } from "./clientLogo.ts";
import { createContentReader, type ReadContent } from "./contentReader.ts";
import { contentRoutes } from "./contentRoutes.ts";
import { preferenceRoutes } from "./preferenceRoutes.ts";

export interface ClientRouteParts {
  readonly store: Store;
  readonly admission: Admission;
  readonly release: Release;
  readonly demo: boolean;
}

/** Which clients the caller has, and how the one in use looks and speaks. */
export function clientRoutes(register: RegisterRoute, parts: ClientRouteParts): void {
  const { store, admission, release, demo } = parts;
  const read = createContentReader(store);

  /** Null where there are none. Where they cannot be read, the rest of what the shell needs to start is answered all the same. */
  const termsOf = async (
    client: Client | undefined,
    kind: "terms" | "installationTerms",
    request: FastifyRequest,
  ): Promise<Terms | null> => {
    const terms = await readOrLeaveOut(client, kind, request);
    return terms && { html: terms.value.html, version: terms.version };
  };
  /** A document that cannot be read keeps nobody from the shell. */
  const readOrLeaveOut = async <K extends "terms" | "installationTerms" | "siteLinks">(
    client: Client | undefined,
    kind: K,
    request: FastifyRequest,
  ): Promise<ReadContent<K> | null> => {
    try {
      return (await read(client, kind)) ?? null;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      request.log.error({ err: error, code: error.code, facts: error.facts }, `${kind} is left out`);
      return null;
    }
  };

  register(routes.clients, async ({ caller }) => {
    const clients = await admission.clientsOf(caller);
    return clients.map(({ clientName, subdomain, displayName, acceptedTermsAt }) => ({
      client_name: clientName,
      subdomain,
      display_name: displayName,
      accepted_tsncs: acceptedTermsAt !== undefined,
    }));
  });

  register(routes.clientConfig, async ({ caller: { client }, request }) => {
    const terms = await termsOf(client, "terms", request);
    const links = await readOrLeaveOut(client, "siteLinks", request);
    const stored = await store.withClient(client.id, getClientConfig);
    const feature_flags = previewedFlags(stored.feature_flags, client.previewFlags);
    return clientConfig(client, { ...stored, feature_flags }, terms, links?.value);
  });

  register(routes.clientLogo, async ({ params: { file }, caller: { client }, request, reply }) =>
    sendLogo(request, reply, (await store.withClient(client.id, getClientConfig)).logos, file),
  );

  register(routes.clientPreferences, async ({ caller: { client } }) =>
    clientPreferences(await store.withClient(client.id, getClientPreferences)),
  );

  register(routes.settings, async ({ request }) => ({
    tsncs_html: (await termsOf(undefined, "installationTerms", request))?.html ?? null,
    ...release,
    demo,
  }));

  contentRoutes(register, read);
  brandingRoutes(register, { store });
  preferenceRoutes(register, { store });
}
