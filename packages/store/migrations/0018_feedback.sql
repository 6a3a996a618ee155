-- What people tell an organisation, in words and with a picture, one row a message. A picture was decoded and drawn anew before it
-- came here, so nothing of the file that was sent is in it but what could be seen.
create table feedback (
  client_id uuid not null references clients on delete cascade,
  id uuid primary key default gen_random_uuid(),
  -- 'General' where a program did not say.
  kind text not null check (kind in ('Comment', 'Issue', 'Suggestion', 'General')),
  text text not null check (char_length(text) between 1 and 10000),
  layers jsonb not null default '[]' check (jsonb_typeof(layers) = 'array'),
  -- As they gave it; nobody has proved that it is theirs.
  email text check (char_length(email) between 3 and 254),
  -- Whoever it is from stays said for as long as they have an account.
  user_id uuid references users on delete set null,
  page text check (char_length(page) <= 2000),
  event_id text check (event_id ~ '^[0-9a-f]{32}$'),
  state text not null default 'new' check (state in ('new', 'open', 'done')),
  picture bytea check (octet_length(picture) between 1 and 20971520),
  -- Generated here, and what it was called where it came from.
  picture_name text,
  picture_given_name text check (char_length(picture_given_name) <= 200),
  created_at timestamptz not null default now(),
  check ((picture is null) = (picture_name is null))
);
create index on feedback (client_id, created_at desc);
create index on feedback (user_id);
select protect_tenant_table('feedback');
grant select, insert, update, delete on feedback to stopbank_app;
