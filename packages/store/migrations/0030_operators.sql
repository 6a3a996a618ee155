-- Who looks after the installation: they create clients. No client_id: no client makes somebody one, and it holds in none of them.
-- A table, and no column of users: what writes accounts writes nothing here, and a statement that does is easily found. Only the
-- command line's orders do.
create table operators (
  user_id uuid primary key references users on delete cascade,
  since timestamptz not null default now()
);
-- On or off: there is nothing to change in a row.
grant select, insert, delete on operators to stopbank_app;
