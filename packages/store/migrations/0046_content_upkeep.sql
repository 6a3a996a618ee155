-- Which media a document names, written beside it: to learn where a picture is used, no text is read.
create function media_named_in(document jsonb) returns text[]
language sql immutable parallel safe set search_path = pg_catalog
as $named$
  select coalesce(array_agg(distinct found[1] order by found[1]), '{}')
  from regexp_matches(document::text, '([0-9a-f]{32}(?:-[0-9]{1,5}x[0-9]{1,5})?\.(?:webp|svg|webm|vtt))', 'g') found
$named$;
alter table client_content add column named_media text[] not null generated always as (media_named_in(body)) stored;
-- From now on by whoever writes a version: one that was laid by is not read once more.
alter table client_content alter column named_media drop expression;
alter table content_drafts add column named_media text[] not null generated always as (media_named_in(body)) stored;

-- A medium is seen by nobody until all of its pieces lie there, which come one by one: what is not whole after hours never will be.
alter table client_media add column is_whole boolean not null default true;
-- Of the file that it was made from, so that the same one is not drawn anew.
alter table client_media add column source_hash text check (source_hash ~ '^[0-9a-f]{32}$');
alter table installation_media add column source_hash text check (source_hash ~ '^[0-9a-f]{32}$');
create index on client_media (client_id, added_at) where not is_whole;

-- Documents of an import on their way in, some in each transaction. The last one makes versions of all of them, or none does.
create table staged_content (
  client_id uuid not null references clients on delete cascade,
  import_id uuid not null,
  kind text not null check (kind <> ''),
  name text not null,
  -- The version that it takes the place of; 0 for none.
  base_version integer not null check (base_version >= 0),
  schema_version integer not null check (schema_version > 0),
  body jsonb not null,
  named_media text[] not null generated always as (media_named_in(body)) stored,
  staged_at timestamptz not null default now(),
  primary key (client_id, import_id, kind, name)
);
select protect_tenant_table('staged_content');
grant select, insert, update, delete on staged_content to stopbank_app;

-- As 0006_areas.sql says: the embedded store has nobody else who vacuums.
do $vacuum$
begin
  if current_setting('server_version_num')::int >= 170000 then
    execute 'grant maintain on content_drafts, staged_content, client_media, client_media_pieces, installation_media,
      installation_media_pieces, saved_views to stopbank_app';
  end if;
end
$vacuum$;
