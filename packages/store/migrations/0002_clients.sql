-- A client is a tenant. Every table with client_id is closed by row-level security to all but
-- the client named in the transaction's setting stopbank.client_id.

create table clients (
  id uuid primary key default gen_random_uuid(),
  client_name text not null unique check (client_name ~ '^[a-z0-9][a-z0-9_-]{0,62}$'),
  subdomain text not null unique check (subdomain ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  display_name text not null check (display_name <> ''),
  created_at timestamptz not null default now()
);

create table memberships (
  client_id uuid not null references clients on delete cascade,
  user_id uuid not null references users on delete cascade,
  role text not null check (role in ('member', 'admin')),
  accepted_terms_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (client_id, user_id)
);
create index on memberships (user_id);

create table client_config (
  client_id uuid primary key references clients on delete cascade,
  config jsonb not null,
  updated_at timestamptz not null default now()
);

create table client_preferences (
  client_id uuid primary key references clients on delete cascade,
  preferences jsonb not null,
  updated_at timestamptz not null default now()
);

create table client_content (
  client_id uuid not null references clients on delete cascade,
  page text not null check (page <> ''),
  body jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (client_id, page)
);

create table areas (
  client_id uuid not null references clients on delete cascade,
  -- sha256 of the geometry, so saving one area twice gives one row.
  id text not null check (id ~ '^[0-9a-f]{64}$'),
  geometry jsonb not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (client_id, id)
);

-- What people did within a client. Append only.
create table audit_events (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references clients on delete cascade,
  at timestamptz not null default now(),
  -- No foreign key: the trail outlives the user.
  actor_user_id uuid,
  action text not null,
  subject text,
  details jsonb not null default '{}'
);
create index on audit_events (client_id, at desc);

-- The directory of clients is readable, since a request's client is looked up before any is known;
-- a row is written only from within that client.
alter table clients enable row level security;
alter table clients force row level security;
create policy clients_select on clients for select using (true);
create policy clients_insert on clients for insert
  with check (id = nullif(current_setting('stopbank.client_id', true), '')::uuid);
create policy clients_update on clients for update
  using (id = nullif(current_setting('stopbank.client_id', true), '')::uuid)
  with check (id = nullif(current_setting('stopbank.client_id', true), '')::uuid);
create policy clients_delete on clients for delete
  using (id = nullif(current_setting('stopbank.client_id', true), '')::uuid);

do $policies$
declare
  -- A setting that was set once in a session reads '' afterwards, not null. Either way: no client, no rows.
  own constant text := $own$client_id = nullif(current_setting('stopbank.client_id', true), '')::uuid$own$;
  tenant_table text;
begin
  foreach tenant_table in array array[
    'memberships', 'client_config', 'client_preferences', 'client_content', 'areas', 'audit_events'
  ] loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy %I on %I for select using (%s)', tenant_table || '_select', tenant_table, own);
    execute format('create policy %I on %I for insert with check (%s)', tenant_table || '_insert', tenant_table, own);
    execute format('create policy %I on %I for update using (%s) with check (%s)',
      tenant_table || '_update', tenant_table, own, own);
    execute format('create policy %I on %I for delete using (%s)', tenant_table || '_delete', tenant_table, own);
  end loop;
end
$policies$;

-- A user may also read (never write) their own memberships in every client: the client switch needs them.
create policy memberships_select_own on memberships for select
  using (user_id = nullif(current_setting('stopbank.user_id', true), '')::uuid);

grant select, insert, update, delete
  on clients, memberships, client_config, client_preferences, client_content, areas to stopbank_app;
grant select, insert on audit_events to stopbank_app;
