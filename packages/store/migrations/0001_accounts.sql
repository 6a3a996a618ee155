-- Rows that belong to a person or a browser, not to a client. No client_id here: the
-- catalogue test holds the list of tables that may go without one.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(btrim(email)) and email <> ''),
  status text not null check (status in ('PENDING', 'UNCONFIRMED', 'CONFIRMED')),
  created_at timestamptz not null default now(),
  last_logged_in_at timestamptz,
  logged_in_count integer not null default 0,
  changelog_seen_at timestamptz
);

create table credentials (
  user_id uuid primary key references users on delete cascade,
  password_hash text not null,
  must_change boolean not null default false,
  changed_at timestamptz not null default now()
);

-- One family per sign-in. Tokens are kept as sha256 only.
create table refresh_token_families (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in ('signed-out', 'reused', 'password-changed', 'ended'))
);
create index on refresh_token_families (user_id);

create table refresh_tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  family_id uuid not null references refresh_token_families on delete cascade,
  created_at timestamptz not null default now(),
  -- When it was first exchanged; it stays good for a short grace after that.
  rotated_at timestamptz
);
create index on refresh_tokens (family_id);

create table throttles (
  -- sha256 of what is throttled (an account, an address): a dump names nobody.
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  failures integer not null,
  last_failure_at timestamptz not null,
  blocked_until timestamptz
);

-- What happened to an account, apart from any client. Append only.
create table account_events (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null default now(),
  -- No foreign key: the trail outlives the user.
  user_id uuid,
  action text not null,
  details jsonb not null default '{}'
);
create index on account_events (user_id, at desc);

grant select, insert, update, delete
  on users, credentials, refresh_token_families, refresh_tokens, throttles to stopbank_app;
grant select, insert on account_events to stopbank_app;
