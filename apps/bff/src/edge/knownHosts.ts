import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { listClients } from "@stopbank/store/clients";
import type { FastifyInstance } from "fastify";
import type { BffConfig } from "../config.ts";
import { resolveHost } from "./hosts.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The client that the host's subdomain names. */
    subdomain: string | undefined;
  }
}

/** Requests for a host that is not ours go nowhere: pages to the public address, calls to a refusal. */
export function admitKnownHosts(
  app: FastifyInstance,
  { hosts, publicUrl }: Pick<BffConfig, "hosts" | "publicUrl">,
  store: Store,
): void {
  const subdomains = subdomainsOf(store);
  app.decorateRequest("subdomain", undefined);
  app.addHook("onRequest", async (request, reply) => {
    if (request.url === "/healthz") return;
    // Readiness is told at the installation's own hosts, and while the store cannot be asked for others.
    const known = request.url === "/readyz" ? nobodys : await subdomains();
    const resolved = resolveHost(request.headers.host, hosts, known);
    if (!resolved.known) {
      if (request.method === "GET" && request.headers.accept?.includes("text/html"))
        return reply.redirect(publicUrl.href, 302);
      throw new DomainError(
        "forbidden",
        "host/unknown",
        "This server does not answer to that host name. Whoever runs it can add the name to STOPBANK_HOSTS.",
      );
    }
    request.subdomain = resolved.subdomain;
  });
}

const nobodys: ReadonlySet<string> = new Set();

/** Clients come and go rarely; their subdomains are read again every few seconds. */
function subdomainsOf(store: Store): () => Promise<ReadonlySet<string>> {
  const keptMs = 5_000;
  let known: { readonly at: number; readonly names: Promise<ReadonlySet<string>> } | undefined;
  return () => {
    if (known !== undefined && performance.now() - known.at <= keptMs) return known.names;
    const names = listClients(store.shared).then(
      (clients): ReadonlySet<string> => new Set(clients.map((client) => client.subdomain)),
    );
    known = { at: performance.now(), names };
    // What could not be read is asked again with the next request.
    names.catch(() => {
      if (known?.names === names) known = undefined;
    });
    return names;
  };
}
