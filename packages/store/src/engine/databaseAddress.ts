import { DomainError } from "@stopbank/errors";

/** The address as people may read it: without the password, or nothing of what is no address. */
function shown(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return "";
  const { host, pathname } = new URL(databaseUrl);
  return ` at ${host}${pathname}`;
}

/**
 * Why no connection comes about, in a sentence for whoever set it.
 *
 * @param setting DATABASE_URL or the one of the owner.
 * @returns DomainError `store/bad-address`, `store/login-refused`, `store/no-database` or `store/unreachable`; the error
 * itself where none of them fits.
 */
export function connectionFault(setting: string, databaseUrl: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const place = shown(databaseUrl);
  const fault = (name: string, sentence: string) =>
    new DomainError("unavailable", name, sentence, { cause: error });
  if (place === "" || code === "ERR_INVALID_URL")
    return fault(
      "store/bad-address",
      `${setting} is no address of a PostgreSQL server, such as postgres://login:password@host:5432/database.`,
    );
  if (code === "28P01" || code === "28000")
    return fault(
      "store/login-refused",
      `The database${place} refuses the login or the password in ${setting}.`,
    );
  if (code === "3D000")
    return fault(
      "store/no-database",
      `The server has no such database${place}. Make it, or mend ${setting}.`,
    );
  if (/^(ECONN|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|08|57P0)/.test(code) || isGathered(error))
    return fault(
      "store/unreachable",
      `No database answers${place} (${code || "no connection"}). Start it, or mend ${setting}.`,
    );
  return error;
}

/** A name with several addresses, none of which answers. */
const isGathered = (error: unknown): boolean => error instanceof AggregateError;
