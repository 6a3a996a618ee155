const most = 20;

/** Two-letter codes as they are typed, with commas or spaces between; undefined where something is none. */
export function countriesIn(typed: string): readonly string[] | undefined {
  const codes = typed
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== "");
  return codes.length <= most && codes.every((code) => /^[a-z]{2}$/.test(code))
    ? [...new Set(codes)]
    : undefined;
}
