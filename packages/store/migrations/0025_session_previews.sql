-- An administrator who looks at a client as a member of it does, in this session alone: which client, and features as they might stand.
-- It takes rights away and gives none.
alter table bff_sessions add column preview jsonb;
