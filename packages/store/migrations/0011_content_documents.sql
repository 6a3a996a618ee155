-- What a client's pages say becomes documents: of a kind, by a version of its schema, and each put a version of its own,
-- so that what stood there before can be read again. Nobody rewrites one.

-- The owner's own statements below have to reach every client's rows.
alter table client_content no force row level security;
alter table client_config no force row level security;

alter table client_content rename column page to kind;
alter table client_content rename column updated_at to created_at;
alter table client_content
  add column name text not null default '',
  add column version integer not null default 1 check (version > 0),
  -- 0: kept before documents had schemas.
  add column schema_version integer not null default 0 check (schema_version >= 0),
  -- No foreign key: the history outlives the user. Null: written by the command line or at the first start.
  add column created_by uuid;
alter table client_content drop constraint client_content_pkey;
alter table client_content add primary key (client_id, kind, name, version);
alter table client_content alter column name drop default, alter column version drop default,
  alter column schema_version drop default;
update client_content set kind = 'welcomeSidebar' where kind = 'welcome_sidebar';

-- Terms stood in the client's configuration.
insert into client_content (client_id, kind, name, version, schema_version, body)
  select client_id, 'terms', '', 1, 1, jsonb_build_object('html', config ->> 'tsncs_html')
  from client_config where jsonb_typeof(config -> 'tsncs_html') = 'string';
update client_config set config = config - 'tsncs_html' where config ? 'tsncs_html';

alter table client_content force row level security;
alter table client_config force row level security;
revoke update, delete on client_content from stopbank_app;

-- The texts of whoever runs the installation (its own terms, its release notes), which everybody may read. No client_id:
-- they belong to no client.
create table installation_content (
  kind text not null check (kind <> ''),
  name text not null,
  version integer not null check (version > 0),
  schema_version integer not null check (schema_version >= 0),
  body jsonb not null,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (kind, name, version)
);
grant select, insert on installation_content to stopbank_app;
