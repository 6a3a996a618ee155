/** The other word of a pair, and the one that datasets are coded by. */
const engineName = new Map<unknown, string>([
  ["minor", "low"],
  ["medium", "moderate"],
  ["major", "high"],
]);

/** Where a description names a damage class; `*` is every entry of a list or of keys and values. */
const places = [
  "hazards.*.classes",
  "hazards.*.classes.*.class",
  "hazards.*.classes.values.*",
  "hazards.*.damage.*.classes.*.class",
  "hazards.*.damage.*.curves.*.states.*.class",
  "hazards.*.damage.*.components.*.curves.*.states.*.class",
].map((place) => place.split("."));

/**
 * The description with `minor` read as `low`, `medium` as `moderate` and `major` as `high` wherever a damage class
 * stands, so that whoever writes one may use either word of a pair. All else stays as it came, not yet checked.
 */
export const withEngineClassNames = (description: unknown): unknown =>
  places.reduce((all, place) => renamedAt(all, place), description);

function renamedAt(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return engineName.get(value) ?? value;
  if (Array.isArray(value)) return key === "*" ? value.map((each) => renamedAt(each, rest)) : value;
  if (typeof value !== "object" || value === null) return value;
  // Maps have the keys of the file and no others, as they came.
  const renamed: Record<string, unknown> = Object.create(null);
  for (const [name, each] of Object.entries(value))
    renamed[name] = key === "*" || key === name ? renamedAt(each, rest) : each;
  return renamed;
}
