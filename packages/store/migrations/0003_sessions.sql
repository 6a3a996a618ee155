-- Browser sessions of the BFF. The browser holds 32 random bytes; the row is found by their sha256, and
-- the tokens are sealed with a key derived from them. A dump of this table opens nothing.
create table bff_sessions (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  -- What lists of a user's sessions show and end; it signs nobody in.
  handle uuid not null unique default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  sealed_tokens bytea not null,
  -- Counts completed refreshes, so a request can tell its tokens from newer ones.
  token_generation integer not null default 0,
  -- Who may refresh now: only the holder of the newest fence, until the lease runs out.
  refresh_fence integer not null default 0,
  refresh_lease_until timestamptz,
  remembered_client_id uuid references clients on delete set null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null
);
create index on bff_sessions (user_id);
create index on bff_sessions (absolute_expires_at);

grant select, insert, update, delete on bff_sessions to stopbank_app;
