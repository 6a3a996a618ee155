-- What changed with a version, in the words of whoever published it.
alter table client_content add column note text check (length(note) between 1 and 300);
