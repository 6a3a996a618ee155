import { orderedJson } from "./settingsTag.ts";

type Settings = Readonly<Record<string, unknown>>;

/** What was changed from what to what, by name, for a client's trail; undefined where nothing was. */
export function changeOf(
  before: Settings,
  after: Settings,
): { readonly before: Settings; readonly after: Settings } | undefined {
  const changed = Object.keys(after).filter((name) => orderedJson(before[name]) !== orderedJson(after[name]));
  const only = (settings: Settings) =>
    Object.fromEntries(changed.map((name) => [name, settings[name] ?? null]));
  return changed.length === 0 ? undefined : { before: only(before), after: only(after) };
}
