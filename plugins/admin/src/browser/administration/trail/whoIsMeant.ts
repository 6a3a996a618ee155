import type { ClientUser } from "@stopbank/contract/people";

/** Whom a text means: nobody in particular, an account by id, or none that is known. */
export type Meant =
  | { readonly kind: "anybody" }
  | { readonly kind: "account"; readonly uuid: string }
  | { readonly kind: "unknown" };

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** By the whole address of one of the people, or the id of an account, which may be gone. */
export function whoIsMeant(typed: string, people: readonly ClientUser[]): Meant {
  const text = typed.trim().toLowerCase();
  if (text === "") return { kind: "anybody" };
  if (uuidPattern.test(text)) return { kind: "account", uuid: text };
  const uuid = people.find(({ email }) => email.toLowerCase() === text)?.user_uuid;
  return uuid === undefined ? { kind: "unknown" } : { kind: "account", uuid };
}

/** So many addresses are offered; who types on is offered others. */
const mostOffered = 20;

/** Addresses that have what is typed in them. */
export function peopleToOffer(typed: string, people: readonly ClientUser[]): readonly string[] {
  const text = typed.trim().toLowerCase();
  return people
    .filter(({ email }) => email.toLowerCase().includes(text))
    .slice(0, mostOffered)
    .map(({ email }) => email);
}
