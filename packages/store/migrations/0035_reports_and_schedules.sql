-- What a person last chose for a report, offered to them next time in whatever browser.
create table report_settings (
  client_id uuid not null references clients on delete cascade,
  owner_user_id uuid not null,
  -- A template's name.
  report text not null check (report ~ '^[a-z0-9-]{1,60}$'),
  settings jsonb not null check (jsonb_typeof(settings) = 'object' and octet_length(settings::text) <= 4096),
  chosen_at timestamptz not null default now(),
  primary key (client_id, owner_user_id, report),
  foreign key (client_id, owner_user_id) references memberships (client_id, user_id) on delete cascade
);
select protect_tenant_table('report_settings');

-- Jobs that are done by themselves, each time a client's dataset is another one.
create table schedules (
  client_id uuid not null references clients on delete cascade,
  id uuid primary key,
  -- It goes with their membership: who is let in again later has none of their old ones back.
  owner_user_id uuid not null,
  -- `<plugin>.<name>`, of a kind of job.
  kind text not null check (kind ~ '^[a-z0-9-]+\.[a-z0-9-]+$'),
  title text not null check (char_length(title) between 1 and 200),
  -- What the kind is asked. No secret: as a link to the map has it.
  parameters jsonb not null,
  mail_wanted boolean not null default false,
  paused_at timestamptz,
  created_at timestamptz not null default now(),
  unique (client_id, id),
  foreign key (client_id, owner_user_id) references memberships (client_id, user_id) on delete cascade
);
create index on schedules (client_id, owner_user_id, created_at, id);
select protect_tenant_table('schedules');

-- What became of a schedule at a version of the dataset: one row for each, so that none is reported twice.
create table schedule_runs (
  client_id uuid not null references clients on delete cascade,
  schedule_id uuid not null,
  version text not null check (char_length(version) between 1 and 100),
  -- The job; none where its owner was refused it. Jobs go after weeks, this stays.
  job_id uuid,
  begun_at timestamptz not null default clock_timestamp(),
  -- Why no job was begun.
  error_code text,
  error_message text,
  -- What was found, as the kind has it: the next run is compared with it.
  facts jsonb check (octet_length(facts::text) <= 262144),
  done_at timestamptz,
  primary key (client_id, schedule_id, version),
  foreign key (client_id, schedule_id) references schedules (client_id, id) on delete cascade,
  check ((error_code is null) = (error_message is null)),
  check ((job_id is null) = (error_code is not null))
);
create index on schedule_runs (client_id, job_id);
select protect_tenant_table('schedule_runs');

-- Which clients have schedules, as 0014_clients_with_jobs.sql has it: ids of clients are all it holds.
create table clients_with_schedules (
  id uuid primary key references clients on delete cascade
);
grant select, insert, update, delete on report_settings, schedules, schedule_runs to stopbank_app;
grant select, insert, delete on clients_with_schedules to stopbank_app;
