-- Run once as a superuser in Stopbank's database, with the psql variables owner_password and servers_password.
-- Three roles, so that no server's connection can step around row-level security:
--   stopbank_owner    signs in to migrate, and owns every table;
--   stopbank_servers  signs in to serve, and owns nothing;
--   stopbank_app      what a server's connection becomes at once; it cannot sign in by itself.
create role stopbank_app nologin nosuperuser nocreatedb nocreaterole nobypassrls noinherit;
create role stopbank_owner login nosuperuser nocreatedb nocreaterole nobypassrls password :'owner_password';
create role stopbank_servers login nosuperuser nocreatedb nocreaterole nobypassrls noinherit password :'servers_password';
grant stopbank_app to stopbank_owner;
grant stopbank_app to stopbank_servers;

select format('alter database %I owner to stopbank_owner', current_database()) \gexec
alter schema public owner to stopbank_owner;
