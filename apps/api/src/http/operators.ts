import { previewHeader } from "@stopbank/contract/preview";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { isOperator } from "@stopbank/store/operators";
import type { FastifyRequest } from "fastify";
import type { Person } from "./caller.ts";

/**
 * Whether somebody looks after the installation, as they ask now: signed in by themselves, and not by a client's provider, with an API
 * token, as a job or while they look at a client as a member of it does. Asked anew each time, so that it ends at once.
 */
export async function asksAsOperator(
  { shared }: Pick<Store, "shared">,
  { headers }: Pick<FastifyRequest, "headers">,
  { userId, familyId, onlyClientId, byPassword, token }: Person,
): Promise<boolean> {
  const isThemself =
    familyId !== undefined && byPassword === true && onlyClientId === undefined && token === undefined;
  if (userId === undefined || !isThemself || headers[previewHeader] !== undefined) return false;
  return isOperator(shared, userId);
}

/** @throws DomainError `auth/operators-only`. */
export async function requireOperator(...asking: Parameters<typeof asksAsOperator>): Promise<void> {
  if (await asksAsOperator(...asking)) return;
  throw new DomainError(
    "forbidden",
    "auth/operators-only",
    "Only an operator of this installation may do this.",
  );
}
