-- Work that outlives its request, as its owner's screens show it. The queue beside it carries ids of these rows alone.
create table jobs (
  id uuid primary key,
  client_id uuid not null references clients on delete cascade,
  owner_user_id uuid not null references users on delete cascade,
  -- `<plugin>.<name>`
  kind text not null check (kind ~ '^[a-z0-9-]+\.[a-z0-9-]+$'),
  title text not null check (char_length(title) between 1 and 200),
  -- Who asks again with the same key gets the same job, while that is alive.
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 200),
  -- The key stands for this job no longer: a new one may have it.
  key_is_free boolean not null default false,
  -- AES-256-GCM with the installation's key for jobs, which is not in the database.
  sealed_parameters bytea not null,
  state text not null default 'queued'
    check (state in ('queued', 'running', 'done', 'failed', 'cancelled', 'expired')),
  -- How often it has been begun.
  attempt integer not null default 0,
  -- Not to be begun before.
  due_at timestamptz not null default now(),
  -- Who works on it now: only the holder of the newest fence, until the lease runs out.
  fence integer not null default 0,
  lease_until timestamptz,
  progress double precision not null default 0 check (progress between 0 and 1),
  step text not null default '' check (char_length(step) <= 200),
  cancel_requested_at timestamptz,
  outputs jsonb not null default '[]',
  error_code text,
  error_message text,
  created_at timestamptz not null default now(),
  -- When it was first begun.
  started_at timestamptz,
  ended_at timestamptz,
  -- When its outputs go, or, where nobody has begun it, itself.
  expires_at timestamptz not null,
  unique (client_id, id),
  check ((state = 'running') = (lease_until is not null)),
  check ((state in ('queued', 'running')) = (ended_at is null)),
  check ((error_code is null) = (error_message is null))
);
create unique index jobs_by_key on jobs (client_id, owner_user_id, kind, idempotency_key) where not key_is_free;
create index on jobs (client_id, owner_user_id, created_at desc, id desc);
-- Those alive are few: what waits, what runs, and what nobody works on any more.
create index jobs_alive on jobs (client_id, due_at) where ended_at is null;
create index on jobs (client_id, expires_at);
select protect_tenant_table('jobs');
-- A worker is handed an id by the queue and asks whose it is: it may read (never write) the one row it names.
create policy jobs_select_named on jobs for select
  using (id = nullif(current_setting('stopbank.job_id', true), '')::uuid);

-- With what a running job asks the API as its owner, kept as sha256.
create table job_grants (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  client_id uuid not null references clients on delete cascade,
  job_id uuid not null,
  user_id uuid not null references users on delete cascade,
  -- Good for this attempt alone.
  fence integer not null,
  expires_at timestamptz not null,
  foreign key (client_id, job_id) references jobs (client_id, id) on delete cascade
);
create index on job_grants (client_id, job_id);
select protect_tenant_table('job_grants');

grant select, insert, update, delete on jobs, job_grants to stopbank_app;
-- As 0006_areas.sql says: the embedded store has nobody else who vacuums.
do $vacuum$
begin
  if current_setting('server_version_num')::int >= 170000 then
    execute 'grant maintain on jobs, job_grants to stopbank_app';
  end if;
end
$vacuum$;
