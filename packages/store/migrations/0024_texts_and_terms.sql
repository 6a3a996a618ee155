-- Texts are edited by several people, and what was restored says so. Terms may ask everybody again.

-- Of a version that puts back an older one: which.
alter table client_content add column restored_from integer check (restored_from > 0);
alter table installation_content add column restored_from integer check (restored_from > 0);

-- Since when people have to agree to the client's terms anew: when the latest version that asks for it was kept. It stands
-- here because a sign-in asks it of all the person's clients at once, whose documents it may not read. Null: nobody is asked
-- a second time.
alter table clients add column terms_asked_again_at timestamptz;
