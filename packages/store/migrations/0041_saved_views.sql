-- Maps that people have given a name, each as the address of a page has it. One that is its maker's alone has them as its holder and
-- goes with their membership; one that is shared with the client's members has none, and stays when its maker leaves.
create table saved_views (
  client_id uuid not null references clients on delete cascade,
  id uuid primary key,
  holder_user_id uuid,
  made_by uuid references users on delete set null,
  name text not null check (char_length(name) between 1 and 100),
  -- Empty for none. A folder is there as long as something is in it.
  folder text not null default '' check (char_length(folder) <= 100),
  -- Of the page, `/risk`, and its query from `v=` on.
  path text not null check (path ~ '^/[a-z0-9/-]{1,100}$'),
  query text not null check (char_length(query) between 1 and 12000),
  -- An area that the query names by its content: it is not purged (areaPurge.ts).
  area_id text check (area_id ~ '^[0-9a-f]{64}$'),
  -- A WebP that we have drawn anew from the one that was sent.
  thumbnail bytea check (octet_length(thumbnail) between 1 and 65536),
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- It can be had back for a day.
  deleted_at timestamptz,
  foreign key (client_id, holder_user_id) references memberships (client_id, user_id) on delete cascade
);
-- A name is there once in a folder, whoever writes it in capitals: of each person's own, and of those that are shared.
create unique index on saved_views (client_id, holder_user_id, lower(folder), lower(name)) nulls not distinct
  where deleted_at is null;
create index on saved_views (made_by);
create index on saved_views (client_id, area_id) where area_id is not null;
select protect_tenant_table('saved_views');
grant select, insert, update, delete on saved_views to stopbank_app;
