-- How often a key was refused since it was last let through, so that the trail can tell without a row a refusal.
alter table throttles add column refused integer not null default 0;

-- A browser that has signed in to an account carries 32 random bytes; here is their sha256. One browser's mark may stand for
-- the accounts of several people. No client_id: accounts belong to no client.
create table device_marks (
  mark_hash bytea not null check (octet_length(mark_hash) = 32),
  user_id uuid not null references users on delete cascade,
  used_at timestamptz not null default now(),
  primary key (mark_hash, user_id)
);
create index on device_marks (user_id, used_at);

-- Where accounts have been signed in to from; the network as sha256, which hides it from a glance and not from one who tries all addresses.
create table known_networks (
  user_id uuid not null references users on delete cascade,
  network_hash bytea not null check (octet_length(network_hash) = 32),
  used_at timestamptz not null default now(),
  primary key (user_id, network_hash)
);

grant select, insert, update, delete on device_marks, known_networks to stopbank_app;
