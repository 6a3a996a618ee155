import { DomainError } from "@stopbank/errors";
import type { SqlConnection } from "./sqlConnection.ts";

/** Everything but migrations runs as this role. It owns nothing and signs nobody in by itself. */
export const APP_ROLE = "stopbank_app";

/**
 * Creates the application role where it is missing and lets the migrating role switch to it.
 * Roles belong to the whole server, so another database's migration may create it at the same moment.
 */
export async function ensureAppRole(owner: SqlConnection): Promise<void> {
  await owner.script(`
    do $$ begin
      if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
        create role ${APP_ROLE} nologin nosuperuser nocreatedb nocreaterole nobypassrls noinherit;
      end if;
    exception when duplicate_object or unique_violation then null;
    end $$;
    do $$ begin
      if not pg_has_role(current_user, '${APP_ROLE}', 'MEMBER') then
        execute format('grant ${APP_ROLE} to %I', current_user);
      end if;
    end $$;
    revoke create on schema public from public;
    grant usage on schema public to ${APP_ROLE};
  `);
}

interface RoleFacts {
  role: string;
  superuser: boolean;
  bypassrls: boolean;
  owned: string[];
}

/**
 * Refuses to go on as a role that row-level security does not bind.
 *
 * @throws DomainError `store/unsafe-role` when the effective role is a superuser, has BYPASSRLS, or owns a table
 * itself or through a role it is a member of.
 */
export async function assertSafeRole(connection: SqlConnection): Promise<void> {
  const [facts] = await connection.rows<RoleFacts>(`
    select current_user::text as role, rolsuper as superuser, rolbypassrls as bypassrls,
      array(
        select relname::text from pg_class
        where relkind in ('r', 'p', 'v', 'm', 'f')
          and relnamespace not in (select oid from pg_namespace where nspname like 'pg\\_%' or nspname = 'information_schema')
          and pg_has_role(current_user, relowner, 'MEMBER')
        order by 1
      ) as owned
    from pg_roles where rolname = current_user`);
  const why = facts === undefined ? "it is unknown" : unsafeBecause(facts);
  if (why === undefined) return;
  throw new DomainError(
    "unavailable",
    "store/unsafe-role",
    `The database role ${facts?.role ?? ""} must not be used: ${why}. Row-level security would not keep clients apart.`,
    { ...facts },
  );
}

function unsafeBecause(facts: RoleFacts): string | undefined {
  if (facts.superuser) return "it is a superuser";
  if (facts.bypassrls) return "it has BYPASSRLS";
  return facts.owned.length > 0 ? `it owns ${facts.owned.join(", ")}` : undefined;
}
