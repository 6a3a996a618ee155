import { type Role, roles } from "@stopbank/contract/roles";
import type { SignInProvider } from "@stopbank/store/sign-in-providers";

type Claims = Readonly<Record<string, unknown>>;

/**
 * What a provider's claim makes of somebody: of several values the one that may do most; undefined for nobody of this client.
 * A claim within another is written with dots, `realm_access.roles`, unless one has that very name.
 */
export function mappedRole(
  claims: Claims,
  { roleClaim, roleMap, defaultRole }: Pick<SignInProvider, "roleClaim" | "roleMap" | "defaultRole">,
): Role | undefined {
  if (roleClaim === undefined) return defaultRole;
  const values = new Set(valuesOf(claimOf(claims, roleClaim)));
  const mapped = new Set(roleMap.filter(({ value }) => values.has(value)).map(({ role }) => role));
  return roles.findLast((role) => mapped.has(role)) ?? defaultRole;
}

function claimOf(claims: Claims, name: string): unknown {
  if (Object.hasOwn(claims, name)) return claims[name];
  let within: unknown = claims;
  for (const part of name.split("."))
    within =
      typeof within === "object" && within !== null && Object.hasOwn(within, part)
        ? (within as Claims)[part]
        : undefined;
  return within;
}

const valuesOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : [claim]).filter((value) => typeof value === "string");
