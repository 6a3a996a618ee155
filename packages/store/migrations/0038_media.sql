-- Pictures, films and captions that documents name, by what is in them: the first half of a sum of the bytes, and the size in pixels.
-- They lie in the database as pictures of feedback do, so backups have them, and they go with their client.
create table client_media (
  client_id uuid not null references clients on delete cascade,
  name text not null check (name ~ '^[0-9a-f]{32}(-[1-9][0-9]{0,4}x[1-9][0-9]{0,4})?\.(webp|svg|webm|vtt)$'),
  -- What it was called where it came from.
  original_name text not null check (char_length(original_name) between 1 and 200),
  -- Empty for films and captions, which have words of their own.
  alternative_text text not null check (char_length(alternative_text) <= 1000),
  -- The widths in pixels that it is kept in, and the bytes of each; 0 is as it is.
  sizes jsonb not null check (jsonb_typeof(sizes) = 'object'),
  -- Of all its sizes.
  bytes integer not null check (bytes > 0),
  -- Whoever put it there stays said for as long as they have an account.
  added_by uuid references users on delete set null,
  added_at timestamptz not null default now(),
  primary key (client_id, name)
);
create index on client_media (client_id, added_at desc, name desc);
create index on client_media (added_by);
select protect_tenant_table('client_media');

-- In pieces, so that a part of a film is read without the rest, and no row is large.
create table client_media_pieces (
  client_id uuid not null,
  name text not null,
  width_px integer not null check (width_px >= 0),
  place integer not null check (place >= 0),
  piece bytea not null check (octet_length(piece) between 1 and 262144),
  primary key (client_id, name, width_px, place),
  foreign key (client_id, name) references client_media (client_id, name) on delete cascade
);
-- Pictures and films are packed already.
alter table client_media_pieces alter column piece set storage external;
select protect_tenant_table('client_media_pieces');

-- Those of whoever runs the installation, beside its texts. No client_id: they belong to no client.
create table installation_media (
  name text primary key check (name ~ '^[0-9a-f]{32}(-[1-9][0-9]{0,4}x[1-9][0-9]{0,4})?\.(webp|svg|webm|vtt)$'),
  original_name text not null check (char_length(original_name) between 1 and 200),
  alternative_text text not null check (char_length(alternative_text) <= 1000),
  sizes jsonb not null check (jsonb_typeof(sizes) = 'object'),
  bytes integer not null check (bytes > 0),
  added_at timestamptz not null default now()
);
create table installation_media_pieces (
  name text not null references installation_media on delete cascade,
  width_px integer not null check (width_px >= 0),
  place integer not null check (place >= 0),
  piece bytea not null check (octet_length(piece) between 1 and 262144),
  primary key (name, width_px, place)
);
alter table installation_media_pieces alter column piece set storage external;

grant select, insert, update, delete on client_media to stopbank_app;
grant select, insert, update, delete on client_media_pieces to stopbank_app;
grant select, insert, update, delete on installation_media to stopbank_app;
grant select, insert, delete on installation_media_pieces to stopbank_app;
