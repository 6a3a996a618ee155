-- With which key for jobs a job's parameters are sealed, by a name that tells nothing of it: a process that has another key leaves the job to
-- one that can read it. Null: written before there were names.
alter table jobs add column seal_key_id text check (seal_key_id ~ '^[0-9a-f]{16}$');
