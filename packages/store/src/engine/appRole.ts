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

interface LoginFacts {
  login: string;
  superusers: string[];
  exempt: string[];
  roleMakers: string[];
  owned: string[];
}

/**
 * Refuses a login that could leave the application role for one that row-level security does not bind: what a connection
 * became by `SET ROLE` it can undo, so the login itself has to be harmless. The embedded store has no such login to give.
 *
 * @throws DomainError `store/unsafe-login` when the login, or a role it is a member of, is a superuser, has BYPASSRLS, may
 * create roles, or owns a table or the schema.
 */
export async function assertSafeLogin(connection: SqlConnection): Promise<void> {
  const memberOf = (roleKind: string) =>
    `array(select rolname::text from pg_roles where ${roleKind} and pg_has_role(session_user, oid, 'MEMBER') order by 1)`;
  const [facts] = await connection.rows<LoginFacts>(`
    select session_user::text as login,
      ${memberOf("rolsuper")} as superusers, ${memberOf("rolbypassrls")} as exempt,
      ${memberOf("rolcreaterole")} as "roleMakers",
      array(
        select 'the schema ' || nspname from pg_namespace
        where nspname = 'public' and pg_has_role(session_user, nspowner, 'MEMBER')
        union all
        (select relname::text from pg_class
        where relkind in ('r', 'p', 'v', 'm', 'f') and relnamespace = 'public'::regnamespace
          and pg_has_role(session_user, relowner, 'MEMBER')
        order by 1)
      ) as owned`);
  const why = facts === undefined ? "it is unknown" : harmfulBecause(facts);
  if (why === undefined) return;
  throw new DomainError(
    "unavailable",
    "store/unsafe-login",
    `The login ${facts?.login ?? ""} of DATABASE_URL must not serve requests: ${why}, so one injected statement could undo the row-level security that keeps clients apart. Give the servers a login of their own, as infra/postgres/roles.sql does: create role stopbank_servers login noinherit password '...'; grant ${APP_ROLE} to stopbank_servers. Put it into DATABASE_URL, and the login that migrates into DATABASE_OWNER_URL.`,
    { ...facts },
  );
}

function harmfulBecause({ login, superusers, exempt, roleMakers, owned }: LoginFacts): string | undefined {
  const through = (roles: readonly string[]) =>
    roles.includes(login) ? "" : ` as a member of ${roles.join(", ")}`;
  if (superusers.length > 0) return `it is a superuser${through(superusers)}`;
  if (exempt.length > 0) return `it has BYPASSRLS${through(exempt)}`;
  if (roleMakers.length > 0) return `it may create roles${through(roleMakers)}`;
  return owned.length > 0 ? `it owns ${owned.join(", ")}` : undefined;
}
