import type { Mutant } from "./mutant.ts";

/** A pattern of a migration and what may stand in its place: what a row must fulfil, and what a role may do. */
const loosened: readonly (readonly [RegExp, string])[] = [
  [/using \(%s\)/g, "using (true)"],
  [/with check \(%s\)/g, "with check (true)"],
  [/using \(\w+ = nullif\(current_setting\('stopbank\.\w+', true\), ''\)::uuid\)/g, "using (true)"],
  [/with check \(\w+ = nullif\(current_setting\('stopbank\.\w+', true\), ''\)::uuid\)/g, "with check (true)"],
  [/\$own\$client_id = nullif.+?::uuid\$own\$/g, "$own$true$own$"],
  [/'stopbank\.client_id'/g, "'stopbank.user_id'"],
  [/(?<=^|\s)force row level security/g, "no force row level security"],
  [/enable row level security/g, "disable row level security"],
  [/for (insert|delete|select) using/g, "for update using"],
  [/'(memberships|client_config|client_preferences|client_content|areas|audit_events)', /g, ""],
  [/(?<=grant select, insert)(?= on audit_events)/g, ", update, delete"],
  [/revoke execute on function \w+\(regclass\) from public;/g, ""],
];

/** Changes to what a migration lets through. */
export function* policyMutants(file: string, text: string): Generator<Mutant> {
  for (const [pattern, replacement] of loosened)
    for (const { index, 0: original } of text.matchAll(pattern)) {
      const line = text.slice(0, index).split("\n").length;
      // Words of a comment change nothing.
      if (text.slice(text.lastIndexOf("\n", index) + 1, index).includes("--")) continue;
      yield { file, line, start: index, end: index + original.length, original, replacement };
    }
}
