-- Which sign-in a session's tokens are from: the sha256 of its refresh token, as in refresh_tokens. When a session ends, however it
-- ends, that sign-in ends with it. Null for sessions from before, until they are refreshed.
alter table bff_sessions add column refresh_hash bytea check (octet_length(refresh_hash) = 32);
