-- Visitors' areas by when they were last used: the purge goes through them piece by piece, and past no member's.
create index areas_of_visitors on areas (client_id, used_at, id) where created_by is null;
