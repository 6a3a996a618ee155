export interface Checklist {
  /** Every id there is, by checklist. */
  readonly rules: readonly string[];
  /** Why no test shows it, by id. */
  readonly deviations: ReadonlyMap<string, string>;
  /** Ids in titles of tests, each with a place to look at. */
  readonly shown: ReadonlyMap<string, string>;
}

/** What is wrong with a checklist: ids with neither a test nor a reason, with both, twice, or of no rule. */
export function checklistFaults({ rules, deviations, shown }: Checklist): string[] {
  const known = new Set(rules);
  const letters = new Set(rules.map((id) => id[0]));
  return [
    ...rules.flatMap((id, index) => (rules.indexOf(id) < index ? [`${id} is listed twice.`] : [])),
    ...rules.flatMap((id) =>
      shown.has(id) || deviations.has(id)
        ? []
        : [`${id} is in no test's title, and docs/security.md has no reason.`],
    ),
    ...[...deviations].flatMap(([id, reason]) => [
      ...(known.has(id) ? [] : [`${id} deviates, and is no rule.`]),
      ...(shown.has(id)
        ? [`${id} deviates by docs/security.md, and is in a title of ${shown.get(id)}.`]
        : []),
      ...(reason.length < 20 ? [`${id} deviates without a reason.`] : []),
    ]),
    ...[...shown].flatMap(([id, place]) =>
      known.has(id) || !letters.has(id[0]) ? [] : [`${id} in a title of ${place} is no rule.`],
    ),
  ];
}
