import { DomainError } from "@stopbank/errors";
import { formatWait } from "@stopbank/numbers";
import type { Store } from "@stopbank/store";
import { type Limit, reserveAttempt } from "@stopbank/store/throttle";
import type { Asker } from "../work/asker.ts";

/** A text counts once for each of these that it has, and once at least. */
const unitBytes = 131_072;
/** Of one person: 150 MB, or as many short texts as nobody writes. More than the largest import. */
const mostAnHour = 1_200;
/** Of everybody in a client: 1 GB. */
const mostOfClientADay = 8_192;

/**
 * Counts what is about to be kept as versions, which nobody ever takes away: without a measure of it one person could fill the disk.
 * Before a transaction, never within one.
 *
 * @param bytes of all of it as JSON (`bytesOfText`).
 * @throws DomainError `content/too-many-texts`.
 */
export async function chargeTexts(
  store: Store,
  clientId: string,
  { budgetHolder }: Pick<Asker, "budgetHolder">,
  bytes: number,
): Promise<void> {
  const weight = Math.min(mostAnHour, Math.max(1, Math.ceil(bytes / unitBytes)));
  const outcome = await reserveAttempt(store, [
    { ...limit(`texts of ${budgetHolder}`, mostAnHour, 3_600), weight },
    { ...limit(`texts of client ${clientId}`, mostOfClientADay, 86_400), weight },
  ]);
  if (!("refusal" in outcome)) return;
  const { retryAfterSeconds } = outcome.refusal;
  throw new DomainError(
    "too-many",
    "content/too-many-texts",
    `More has been written in a short time than is kept. Nothing was changed; try again in ${formatWait(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
}

const limit = (key: string, failures: number, periodSeconds: number): Limit => ({
  key,
  rule: { kind: "allowance", failures, periodSeconds },
});

/** How long a text is as it is kept. */
export const bytesOfText = (body: unknown): number => Buffer.byteLength(JSON.stringify(body) ?? "");
