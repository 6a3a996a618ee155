-- Sign-in by a client's own OpenID Connect provider (docs/sign-in.md).

create table sign_in_providers (
  client_id uuid primary key references clients on delete cascade,
  is_on boolean not null default false,
  issuer text not null check (issuer <> ''),
  -- What the provider calls this client of ours.
  provider_client_id text not null check (provider_client_id <> ''),
  -- Sealed with a key that no database holds; null for a public client.
  sealed_secret bytea,
  scopes text not null default 'openid email profile',
  role_claim text,
  -- [{"value": "...", "role": "editor"}]
  role_map jsonb not null default '[]',
  -- Of whom no value of the claim is mapped; null: they are refused.
  default_role text default 'member' check (default_role in ('member', 'editor', 'admin')),
  creates_members boolean not null default true,
  single_log_out boolean not null default false,
  trusts_email boolean not null default false,
  updated_at timestamptz not null default now()
);
select protect_tenant_table('sign_in_providers');

-- Whose addresses are sent to which client's provider. No client_id: it is asked before any client is known, by whoever types an
-- address, and names no person. A domain leads to one client at most.
create table routed_email_domains (
  domain text primary key check (domain = lower(btrim(domain)) and domain <> ''),
  of_client_id uuid not null references clients on delete cascade
);
create index on routed_email_domains (of_client_id);

-- Who a provider's subject is. The address in their account there may change; this does not.
create table provider_identities (
  client_id uuid not null references clients on delete cascade,
  issuer text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (client_id, issuer, subject)
);
create index on provider_identities (user_id);
select protect_tenant_table('provider_identities');

-- A sign-in by a client's provider opens that client and no other. Null: it was by a password, for all of a person's clients.
alter table refresh_token_families add column only_client_id uuid references clients on delete cascade;
create index on refresh_token_families (only_client_id) where only_client_id is not null;

-- What logging out at both ends takes of a sign-in.
create table provider_sign_ins (
  client_id uuid not null references clients on delete cascade,
  family_id uuid not null references refresh_token_families on delete cascade,
  issuer text not null,
  subject text not null,
  sid text,
  -- Shown to the provider when its session is to be ended; sealed as the secret is.
  sealed_id_token bytea not null,
  primary key (client_id, family_id)
);
create index on provider_sign_ins (family_id);
create index on provider_sign_ins (client_id, issuer, subject);
select protect_tenant_table('provider_sign_ins');

-- Log-out tokens that a provider has sent: each counts once.
create table spent_log_out_tokens (
  client_id uuid not null references clients on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  expires_at timestamptz not null,
  primary key (client_id, token_hash)
);
select protect_tenant_table('spent_log_out_tokens');

-- Whether passwords open a client; where they do not, the administrators named here still get in with theirs.
alter table clients add column takes_passwords boolean not null default true;
alter table memberships add column keeps_password boolean not null default false;

grant select, insert, update, delete
  on sign_in_providers, routed_email_domains, provider_identities, provider_sign_ins, spent_log_out_tokens to stopbank_app;
