-- What events of a client were done to, each once, so that a text is looked for in thousands of subjects and not in millions of events.
create table audit_subjects (
  client_id uuid not null references clients on delete cascade,
  subject text not null,
  primary key (client_id, subject)
);
alter table audit_events no force row level security;
insert into audit_subjects select distinct client_id, subject from audit_events where subject is not null;
alter table audit_events force row level security;
select protect_tenant_table('audit_subjects');
grant select, insert on audit_subjects to stopbank_app;

-- From a subject to its events, and to those of one person and one kind, newest first (0019_audit_filters.sql).
create index on audit_events (client_id, subject, at desc, id desc);
create index on audit_events (client_id, actor_user_id, action, at desc, id desc);
