-- Editors write a client's texts and stories, and look after none of its people.
alter table memberships drop constraint memberships_role_check,
  add constraint memberships_role_check check (role in ('member', 'editor', 'admin'));
alter table invitations drop constraint invitations_role_check,
  add constraint invitations_role_check check (role in ('member', 'editor', 'admin'));
