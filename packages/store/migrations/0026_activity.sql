-- How often things were done in a client, by the day: counts alone, of nobody in particular. Processes add to the same row.
create table usage_counts (
  client_id uuid not null references clients on delete cascade,
  -- As a calendar in New Zealand has it.
  day date not null,
  kind text not null check (kind in ('sign-in', 'layer', 'area', 'export')),
  -- What of: a layer of the client's data, a kind of job. Empty where the kind says all.
  subject text not null default '' check (char_length(subject) <= 200),
  -- Made up, as for a demonstration: told apart, so that screens can say so.
  modelled boolean not null default false,
  count bigint not null check (count > 0),
  primary key (client_id, day, kind, subject, modelled)
);
select protect_tenant_table('usage_counts');
grant select, insert, update, delete on usage_counts to stopbank_app;

-- Lists that are read a page at a time end their index with the id, as those of the trail do (0019_audit_filters.sql).
create index on feedback (client_id, created_at desc, id desc);
create index on feedback (client_id, state, created_at desc, id desc);
drop index feedback_client_id_created_at_idx;
create index on jobs (client_id, created_at desc, id desc);
