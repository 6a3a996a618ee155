-- What begins with two slashes is another site's address: a shared view would lead members there. Not asked of rows that were there
-- before, so that none keeps the server from starting.
alter table saved_views add constraint saved_views_path_of_this_site check (path not like '//%') not valid;
