-- What a person proves who they are with beside a password, and what their own account page shows.

-- What a session was begun with and from, in words for its owner: 'Firefox on Windows', and a network.
alter table bff_sessions
  add column device text check (length(device) <= 120),
  add column network text check (length(network) <= 120);

-- When whoever signed in last showed that it is them: at the sign-in, and when they were asked again.
alter table refresh_token_families add column proved_at timestamptz not null default now();

-- No client_id in what follows, but for the last: factors belong to people, whichever clients they are in.

-- An authenticator app. `pending_secret` is one that was shown and that no code has confirmed yet.
create table totp_factors (
  user_id uuid primary key references users on delete cascade,
  sealed_secret bytea,
  pending_secret bytea,
  pending_until timestamptz,
  -- The latest time step whose code was used: no code is good twice.
  last_step bigint not null default -1,
  confirmed_at timestamptz,
  last_used_at timestamptz,
  check ((sealed_secret is null) = (confirmed_at is null)),
  check ((pending_secret is null) = (pending_until is null))
);

create table passkeys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  -- As the authenticator names it, base64url.
  credential_id text not null unique check (length(credential_id) between 1 and 2000),
  public_key bytea not null,
  counter bigint not null,
  transports text not null default '',
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on passkeys (user_id);

-- sha256 of 80 random bits each: nothing to try through.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- What a passkey is asked to sign, once. Found by the id that the server of the asking browser keeps, or that its sign-in has.
create table passkey_ceremonies (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  challenge text not null,
  expires_at timestamptz not null
);

grant select, insert, update, delete on totp_factors, passkeys, recovery_codes, passkey_ceremonies to stopbank_app;

-- Of whom a client demands a second factor. No row: of nobody.
create table second_factor_rules (
  client_id uuid primary key references clients on delete cascade,
  demanded_of text not null check (demanded_of in ('nobody', 'admins', 'everybody')),
  updated_at timestamptz not null default now()
);
select protect_tenant_table('second_factor_rules');
grant select, insert, update, delete on second_factor_rules to stopbank_app;
