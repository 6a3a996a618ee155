import { DomainError } from "@stopbank/errors";

/** What a person is in a client. An editor writes its texts and stories; an admin looks after all of it. */
export type Role = "member" | "editor" | "admin";

/** Each may do what those before it may. */
export const roles: readonly Role[] = ["member", "editor", "admin"];

export const isRole = (text: string): text is Role => (roles as readonly string[]).includes(text);

/** What is asked of a member, beyond being one. */
export type RoleAccess = "signed-in" | "editor" | "admin";

const least: Readonly<Record<RoleAccess, Role>> = { "signed-in": "member", editor: "editor", admin: "admin" };

/** Whether somebody of these roles may have what `access` says. Roles that are not known count for nothing. */
export const hasAccess = (access: RoleAccess, held: readonly string[]): boolean =>
  access === "signed-in" ||
  held.some((role) => isRole(role) && roles.indexOf(role) >= roles.indexOf(least[access]));

/** @throws DomainError `auth/admins-only`, `auth/editors-only`. */
export function requireAccess(access: RoleAccess, held: readonly string[]): void {
  if (hasAccess(access, held)) return;
  throw access === "admin"
    ? new DomainError(
        "forbidden",
        "auth/admins-only",
        "Only an administrator of this organisation may do this.",
      )
    : new DomainError(
        "forbidden",
        "auth/editors-only",
        "Only an editor or an administrator of this organisation may do this.",
      );
}
