import type { SqlConnection } from "../engine/sqlConnection.ts";

/** Tables that belong to no client. Whoever adds one says why in its migration. */
const SHARED_TABLES = [
  "account_events",
  "bff_sessions",
  "clients_with_jobs",
  "clients_with_schedules",
  "confirmation_codes",
  "credentials",
  "device_marks",
  "installation_content",
  "installation_media",
  "installation_media_pieces",
  "known_networks",
  "login_challenges",
  "operators",
  "passkey_ceremonies",
  "passkeys",
  "recovery_codes",
  "refresh_token_families",
  "refresh_tokens",
  "routed_email_domains",
  "schema_migrations",
  "throttles",
  "totp_factors",
  "upkeep_turns",
  "users",
];
/** SECURITY DEFINER functions that were reviewed. There are none. */
const DEFINER_FUNCTIONS: readonly string[] = [];

/** What the catalogue says against isolation by client: a sentence for each fault. */
export async function catalogueFaults(owner: SqlConnection): Promise<string[]> {
  return [...(await tableFaults(owner)), ...(await viewFaults(owner)), ...(await functionFaults(owner))];
}

async function tableFaults(owner: SqlConnection): Promise<string[]> {
  const tables = await owner.rows<{
    name: string;
    tenant: boolean;
    enabled: boolean;
    forced: boolean;
    nullable: boolean;
  }>(`
    select relname::text as name, relrowsecurity as enabled, relforcerowsecurity as forced,
      relname = 'clients' or key.attname is not null as tenant, coalesce(not key.attnotnull, false) as nullable
    from pg_class left join pg_attribute key on attrelid = pg_class.oid and attname = 'client_id' and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`);
  const policies = await owner.rows<{ name: string; command: string; check: string | null; roles: string }>(`
    select tablename::text as name, cmd as command, with_check as check, roles::text as roles
    from pg_policies where schemaname = 'public'`);
  return tables.flatMap((table) => {
    if (!table.tenant)
      return SHARED_TABLES.includes(table.name)
        ? []
        : [`${table.name} has no client_id and is not on the list`];
    const own = policies.filter(({ name }) => name === table.name);
    const missing = ["SELECT", "INSERT", "UPDATE", "DELETE"].filter(
      (command) => !own.some((policy) => policy.command === command),
    );
    return [
      ...(table.enabled ? [] : [`${table.name} has row-level security off`]),
      ...(table.forced ? [] : [`${table.name} does not force row-level security on its owner`]),
      ...(table.nullable ? [`${table.name}.client_id may be null`] : []),
      ...missing.map((command) => `${table.name} has no policy for ${command}`),
      ...own
        .filter(({ command, check }) => (command === "INSERT" || command === "UPDATE") && check === null)
        .map(({ command }) => `${table.name}'s policy for ${command} has no WITH CHECK`),
    ];
  });
}

async function viewFaults(owner: SqlConnection): Promise<string[]> {
  const views = await owner.rows<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and (relkind = 'm' or relkind = 'v'
      and not coalesce(reloptions @> array['security_invoker=true'], false))`);
  return views.map(({ name }) => `the view ${name} reads with its owner's rights`);
}

async function functionFaults(owner: SqlConnection): Promise<string[]> {
  const functions = await owner.rows<{ name: string; fixed: boolean }>(`
    select proname::text as name,
      coalesce(exists (select from unnest(proconfig) as setting where setting like 'search_path=%'), false) as fixed
    from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`);
  return functions
    .filter(({ name, fixed }) => !fixed || !DEFINER_FUNCTIONS.includes(name))
    .map(({ name }) => `the function ${name} runs with its owner's rights and is not on the list`);
}
