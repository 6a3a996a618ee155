-- Areas that a person has given a name, within a client: one name an area. What is named is not purged (areaPurge.ts), so there is
-- no key to `areas`, whose purge goes over many rows at a time.
create table named_areas (
  client_id uuid not null references clients on delete cascade,
  owner_user_id uuid not null references users on delete cascade,
  area_id text not null check (area_id ~ '^[0-9a-f]{64}$'),
  name text not null check (char_length(name) between 1 and 100),
  named_at timestamptz not null default now(),
  primary key (client_id, owner_user_id, area_id)
);
create index on named_areas (client_id, area_id);
select protect_tenant_table('named_areas');
grant select, insert, update, delete on named_areas to stopbank_app;
