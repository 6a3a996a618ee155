-- What editors of a client have not published yet: one draft of a document for all of them.
create table content_drafts (
  client_id uuid not null references clients on delete cascade,
  kind text not null check (kind <> ''),
  name text not null,
  -- Another with each save, and never one that was before: whoever saves says from which they began.
  revision uuid not null,
  -- The version of the document that it was begun from; 0 for none.
  base_version integer not null check (base_version >= 0),
  body jsonb not null check (octet_length(body::text) <= 4194304),
  saved_at timestamptz not null default now(),
  -- No foreign key, as of versions: a draft outlives its writer's account.
  saved_by uuid,
  primary key (client_id, kind, name)
);
select protect_tenant_table('content_drafts');
grant select, insert, update, delete on content_drafts to stopbank_app;
