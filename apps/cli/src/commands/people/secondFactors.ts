import { DomainError } from "@stopbank/errors";
import { administer } from "../../administration/administer.ts";

/**
 * `stopbank client second-factor <client> [nobody|admins|everybody]`.
 *
 * @throws DomainError `client/bad-demand`, `client/unknown`, and as `administer`.
 */
export async function clientSecondFactor(client: string, demandedOf: string | undefined): Promise<void> {
  if (demandedOf !== undefined && !isDemandedOf(demandedOf))
    throw new DomainError(
      "invalid",
      "client/bad-demand",
      `A second factor is demanded of "nobody", "admins" or "everybody", not of "${demandedOf}".`,
    );
  await administer("client/second-factor", { client, ...(demandedOf === undefined ? {} : { demandedOf }) });
}

/** `stopbank user reset-factors <e-mail>`. Errors as `administer`. */
export const userResetFactors = (email: string): Promise<void> => administer("user/reset-factors", { email });

const isDemandedOf = (word: string): word is "nobody" | "admins" | "everybody" =>
  ["nobody", "admins", "everybody"].includes(word);
