-- What lists of jobs tell of their files, apart from what the files hold: a list of fifty reads a few lines, not megabytes.
create function described_outputs(outputs jsonb) returns jsonb
  language sql immutable parallel safe set search_path = pg_catalog
  return (
    select coalesce(jsonb_agg(output - 'content' order by place), '[]')
    from jsonb_array_elements(outputs) with ordinality as each (output, place)
  );
alter table jobs add column described_outputs jsonb not null generated always as (described_outputs(outputs)) stored;
