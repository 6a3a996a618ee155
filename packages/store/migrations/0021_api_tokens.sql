-- With what programs of integrators ask: in one client, as whoever made the token. Its text is kept nowhere, only sha256 of it.
create table api_tokens (
  client_id uuid not null references clients on delete cascade,
  id uuid primary key default gen_random_uuid(),
  -- Whoever made it. It goes with their membership, so who is let in again later has none of their old tokens back.
  user_id uuid not null,
  -- What they were then. With a lesser role of theirs it ends.
  made_as text not null check (made_as in ('member', 'editor', 'admin')),
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  name text not null check (char_length(name) between 1 and 100),
  scopes jsonb not null check (jsonb_typeof(scopes) = 'array'),
  requests_per_minute integer not null check (requests_per_minute between 1 and 6000),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('revoked', 'role-changed')),
  unique (client_id, id),
  foreign key (client_id, user_id) references memberships (client_id, user_id) on delete cascade,
  check ((ended_at is null) = (ended_because is null))
);
create index on api_tokens (client_id, made_at desc);
create index on api_tokens (client_id, user_id);
select protect_tenant_table('api_tokens');
-- Whoever presents a token is found by it before it is known in which client: they may read (never write) that one row.
create policy api_tokens_select_presented on api_tokens for select
  using (token_hash = decode(nullif(current_setting('stopbank.token_hash', true), ''), 'hex'));

-- How much was asked with a token on a day (UTC). Written once a minute at most, not with each request.
create table api_token_days (
  client_id uuid not null references clients on delete cascade,
  token_id uuid not null,
  day date not null,
  requests integer not null default 0,
  -- Of them, those beyond the token's requests a minute.
  refused integer not null default 0,
  last_used_at timestamptz not null,
  last_refused_at timestamptz,
  primary key (client_id, token_id, day),
  foreign key (client_id, token_id) references api_tokens (client_id, id) on delete cascade
);
select protect_tenant_table('api_token_days');

grant select, insert, update, delete on api_tokens, api_token_days to stopbank_app;
