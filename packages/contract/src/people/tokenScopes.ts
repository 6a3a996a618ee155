import { DomainError } from "@stopbank/errors";
import { type Static, Type } from "typebox";
import { hasAccess, type RoleAccess } from "./roles.ts";

interface ScopeAbout {
  readonly title: string;
  /** What it opens, as administrators read it. */
  readonly about: string;
  /** What whoever makes a token with it has to be, since it asks as them. */
  readonly needs: RoleAccess;
}

/** What an API token may be good for. Each call of the table that such a token may make names one of them. */
export const tokenScopes = {
  "map:read": {
    title: "Read the map",
    about:
      "Layers, tiles, elements, regions, areas, search, risk numbers, and the organisation's texts and settings.",
    needs: "signed-in",
  },
  "exports:read": {
    title: "Export",
    about: "Elements with their risk as files: Excel, GeoJSON, CSV, GeoPackage and FlatGeobuf.",
    needs: "signed-in",
  },
  "areas:write": {
    title: "Keep named areas",
    about: "Names areas for whoever made the token, and takes names back.",
    needs: "signed-in",
  },
  "content:write": {
    title: "Write texts",
    about: "The organisation's texts, with their history: reads, writes and restores them.",
    needs: "editor",
  },
  "people:read": {
    title: "Read people",
    about: "Who belongs to the organisation or is invited, and its e-mail domains.",
    needs: "admin",
  },
  "people:write": {
    title: "Manage people",
    about: "Invites members and takes people out of the organisation. It gives nobody another role.",
    needs: "admin",
  },
  "audit:read": {
    title: "Read the audit trail",
    about: "What was done in the organisation, for a security team's own records.",
    needs: "admin",
  },
  administration: {
    title: "Administer",
    about: "Switches features, and approves and withdraws e-mail domains.",
    needs: "admin",
  },
} as const satisfies Readonly<Record<string, ScopeAbout>>;

export type TokenScope = keyof typeof tokenScopes;

export const tokenScopeNames = Object.keys(tokenScopes) as TokenScope[];

export const TokenScopeName = Type.Enum(tokenScopeNames);
export type TokenScopeName = Static<typeof TokenScopeName>;

export const isTokenScope = (text: string): text is TokenScope => Object.hasOwn(tokenScopes, text);

/**
 * Refuses a token that could not do, as its maker, what its scopes say.
 *
 * @param held the maker's roles in the client.
 * @throws DomainError `tokens/beyond-role`.
 */
export function requireScopesWithin(scopes: readonly TokenScope[], held: readonly string[]): void {
  const beyond = scopes.find((scope) => !hasAccess(tokenScopes[scope].needs, held));
  if (beyond === undefined) return;
  throw new DomainError(
    "forbidden",
    "tokens/beyond-role",
    `Only an ${tokenScopes[beyond].needs === "editor" ? "editor or an administrator" : "administrator"} of the organisation can make a token with the scope ${beyond}.`,
  );
}
