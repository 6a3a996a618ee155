-- Whether whoever started a job is to be told by mail when it has come to an end.
alter table jobs add column mail_wanted boolean not null default false;
