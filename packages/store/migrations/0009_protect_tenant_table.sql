-- What every table with client_id needs, in one call: `select protect_tenant_table('stories')` after `create table`. Tables from before
-- this got the same by the block of 0002_clients.sql, and a test compares them.
create function protect_tenant_table(tenant_table regclass) returns void
language plpgsql set search_path = pg_catalog
as $protect$
declare
  -- A setting that was set once in a session reads '' afterwards, not null. Either way: no client, no rows.
  own constant text := $own$client_id = nullif(current_setting('stopbank.client_id', true), '')::uuid$own$;
  table_name constant text := (select relname from pg_class where oid = tenant_table);
begin
  if not exists (
    select from pg_attribute where attrelid = tenant_table and attname = 'client_id' and attnotnull and atttypid = 'uuid'::regtype
  ) then
    raise exception 'The table % needs a column client_id uuid not null.', table_name using errcode = 'invalid_table_definition';
  end if;
  execute format('alter table %s enable row level security, force row level security', tenant_table);
  execute format('create policy %I on %s for select using (%s)', table_name || '_select', tenant_table, own);
  execute format('create policy %I on %s for insert with check (%s)', table_name || '_insert', tenant_table, own);
  execute format('create policy %I on %s for update using (%s) with check (%s)',
    table_name || '_update', tenant_table, own, own);
  execute format('create policy %I on %s for delete using (%s)', table_name || '_delete', tenant_table, own);
end
$protect$;
-- Migrations call it; whoever serves has no use for it.
revoke execute on function protect_tenant_table(regclass) from public;
