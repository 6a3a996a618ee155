-- The trail is read newest first, by action and by who did it, a page at a time: each way has an index that ends with the id, so that
-- a page begins where the one before ended however many events there are.
create index on audit_events (client_id, at desc, id desc);
create index on audit_events (client_id, action, at desc, id desc);
create index on audit_events (client_id, actor_user_id, at desc, id desc);
drop index audit_events_client_id_at_idx;
