-- When each job of the upkeep is next due. Whichever process moves `due_at` on has the turn, so that of several
-- processes one does the work. No client_id: the jobs belong to the installation.
create table upkeep_turns (
  job text primary key,
  due_at timestamptz not null
);

grant select, insert, update on upkeep_turns to stopbank_app;
