-- How people come by an account: signing up, codes by mail, invitations, and the domains whose people become members by themselves.

alter table users add column phone_number text check (phone_number ~ '^\+64[0-9]{1,13}$');

-- The sign-up that this password is from, until it is confirmed. A code belongs to one sign-up: whoever signs up with somebody
-- else's address gets no password of theirs confirmed by the code that its owner asked for.
alter table credentials add column sign_up_id uuid unique;

-- One code a person and flow: a new one takes the place of the former. Keyed hashes, since six digits are soon tried through.
-- No client_id: people belong to no client until they are members.
create table confirmation_codes (
  user_id uuid not null references users on delete cascade,
  flow text not null check (flow in ('sign-up', 'reset')),
  -- The sign-up that the code confirms.
  sign_up_id uuid,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  -- sha256 of the network that asked for it. Whoever is elsewhere has tries of their own, and cannot use up those of the person.
  asked_from bytea check (octet_length(asked_from) = 32),
  tries integer not null default 0,
  tries_elsewhere integer not null default 0,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (user_id, flow)
);

-- What a log-in still asks for, held for the browser that carries the id; sealed with it, as sessions are. No client_id.
create table login_challenges (
  id_hash bytea primary key check (octet_length(id_hash) = 32),
  sealed bytea not null,
  expires_at timestamptz not null
);

grant select, insert, update, delete on confirmation_codes, login_challenges to stopbank_app;

-- Whoever confirms an address of such a domain becomes a member.
create table approved_email_domains (
  client_id uuid not null references clients on delete cascade,
  domain text not null check (domain = lower(btrim(domain)) and domain <> ''),
  created_at timestamptz not null default now(),
  primary key (client_id, domain)
);
create index on approved_email_domains (domain);
select protect_tenant_table('approved_email_domains');
-- Whoever has confirmed an address is told which clients approve its domain.
create policy approved_email_domains_select_own on approved_email_domains for select
  using (domain = (select split_part(email, '@', 2) from users
    where id = nullif(current_setting('stopbank.user_id', true), '')::uuid));

-- One invitation a client and person, who has a row in `users` from then on: PENDING until they sign up.
create table invitations (
  client_id uuid not null references clients on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- sha256 of what the link carries; null until the mail is made, and once it is used.
  token_hash bytea unique check (octet_length(token_hash) = 32),
  role text not null default 'member' check (role in ('member', 'admin')),
  invited_by uuid,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (client_id, user_id)
);
create index on invitations (user_id);
select protect_tenant_table('invitations');
-- The invited person may read their own, in every client.
create policy invitations_select_own on invitations for select
  using (user_id = nullif(current_setting('stopbank.user_id', true), '')::uuid);

grant select, insert, update, delete on approved_email_domains, invitations to stopbank_app;
