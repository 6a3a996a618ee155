-- Areas are kept packed, by whom and when they were last used, so that what nobody comes back to can go; and how much a
-- client and a network have kept of late.

-- What reads a packed area takes plain JSON as well: that is what areas kept before this are.
alter table areas alter column geometry type text using geometry::text;
alter table areas rename column geometry to packed;
-- Deflated already: trying again would take most of the time of a write.
alter table areas alter column packed set storage external;

alter table areas add column used_at timestamptz not null default now();
create index on areas (client_id, used_at);

-- What has been kept in a window of time, by the client as a whole and by each who asks in it. Rows are small and soon
-- purged.
create table area_allowances (
  client_id uuid not null references clients on delete cascade,
  -- sha256 of who it is counted for (`client`, a network, an account): a dump names nobody.
  who_hash bytea not null check (octet_length(who_hash) = 32),
  window_ends_at timestamptz not null,
  areas integer not null,
  bytes bigint not null,
  primary key (client_id, who_hash)
);
create index on area_allowances (client_id, window_ends_at);

alter table area_allowances enable row level security;
alter table area_allowances force row level security;
do $policies$
declare
  own constant text := $own$client_id = nullif(current_setting('stopbank.client_id', true), '')::uuid$own$;
begin
  execute format('create policy area_allowances_select on area_allowances for select using (%s)', own);
  execute format('create policy area_allowances_insert on area_allowances for insert with check (%s)', own);
  execute format('create policy area_allowances_update on area_allowances for update using (%s) with check (%s)', own, own);
  execute format('create policy area_allowances_delete on area_allowances for delete using (%s)', own);
end
$policies$;
grant select, insert, update, delete on area_allowances to stopbank_app;

-- The embedded store has nobody who vacuums by itself; without it the room of what was purged is never used again.
do $vacuum$
begin
  if current_setting('server_version_num')::int >= 170000 then
    execute 'grant maintain on areas, area_allowances to stopbank_app';
  end if;
end
$vacuum$;
