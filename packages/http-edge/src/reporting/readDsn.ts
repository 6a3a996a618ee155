import { DomainError } from "@stopbank/errors";

/**
 * SENTRY_DSN: where failures are reported; undefined where nobody asked for that.
 *
 * @throws DomainError `config/bad-setting`. The value is a key and stays out of the sentence.
 */
export function readDsn({ SENTRY_DSN: text }: NodeJS.ProcessEnv): string | undefined {
  if (text === undefined || text === "") return undefined;
  const url = URL.parse(text);
  if (url !== null && /^https?:$/.test(url.protocol) && url.username !== "" && /\/\d+$/.test(url.pathname))
    return text;
  throw new DomainError(
    "invalid",
    "config/bad-setting",
    "The setting SENTRY_DSN must be an address as Sentry shows it: https://<key>@<host>/<number>.",
  );
}
