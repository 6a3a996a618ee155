import { DomainError } from "@stopbank/errors";
import { isLoopback, leadsHome } from "./loopback.ts";

/** What every secret of docker-compose.yml has in it, so that any of them is known for one that everybody has. */
const mark = "local-development-only";

/**
 * Refuses to start with a secret that is published with the source, where others than this machine could reach the server.
 *
 * - PUBLIC_URL and STOPBANK_HOSTS: where people are sent, this machine by default.
 * - STOPBANK_PUBLISHED_AT: in a container, the address at which the machine around it lets others in. HOST says nothing there.
 * - HOST: otherwise; where it listens.
 *
 * @throws DomainError `config/published-secret`, without the secret.
 */
export function refusePublishedSecrets(env: NodeJS.ProcessEnv): void {
  const published = Object.keys(env).find((name) => env[name]?.includes(mark));
  if (published === undefined) return;
  const open = opening(env);
  if (open === undefined) return;
  throw new DomainError(
    "invalid",
    "config/published-secret",
    `The setting ${published} holds a secret for local development, which everybody can read in docker-compose.yml, and ${open} lets ` +
      "others than this machine in. Set secrets of your own, as docker-compose.production.yml asks for them.",
  );
}

/** The setting, if any, by which others reach the server. */
function opening(env: NodeJS.ProcessEnv): string | undefined {
  const { PUBLIC_URL: url, STOPBANK_PUBLISHED_AT: published, HOST: host } = env;
  if (url && !(URL.canParse(url) && leadsHome(new URL(url).hostname))) return "PUBLIC_URL";
  const hosts = (env.STOPBANK_HOSTS ?? "").split(",").map((name) => name.trim());
  if (hosts.some((name) => name !== "" && !leadsHome(name))) return "STOPBANK_HOSTS";
  if (published) return isLoopback(published) ? undefined : "STOPBANK_PUBLISHED_AT";
  return host && !isLoopback(host) ? "HOST" : undefined;
}
