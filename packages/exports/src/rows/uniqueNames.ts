/** The names, each once whatever the case of its letters: a later one gets `_2`, `_3`. @param taken in lower case. */
export function uniqueNames(names: readonly string[], taken: Iterable<string> = []): string[] {
  const known = new Set(taken);
  return names.map((name) => {
    let unique = name;
    for (let n = 2; known.has(unique.toLowerCase()); n++) unique = `${name}_${n}`;
    known.add(unique.toLowerCase());
    return unique;
  });
}
