-- What the figures of a story stood for in the data that it was published with, by the version of the story: that data may be gone one
-- day. Written once, and never changed.
create table story_figures (
  client_id uuid not null references clients on delete cascade,
  -- Of the story, as `client_content` has it.
  name text not null check (name <> ''),
  version integer not null check (version > 0),
  dataset_version text not null check (dataset_version ~ '^[0-9a-f]{16}$'),
  -- When that version of the data was stored.
  dataset_at timestamptz not null,
  -- By step, counted from 1 after the introduction, and name: as the app wrote it.
  figures jsonb not null check (octet_length(figures::text) <= 4194304),
  primary key (client_id, name, version)
);
select protect_tenant_table('story_figures');
grant select, insert on story_figures to stopbank_app;
