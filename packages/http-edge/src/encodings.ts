/**
 * The content coding to answer in: the first of `offered`, best first, that the caller takes; undefined for none.
 *
 * @param header Accept-Encoding. A coding counts as taken by its name or by `*`, unless it is given no weight.
 */
export function codingFor<Coding extends string>(
  header: string | string[] | undefined,
  offered: readonly Coding[],
): Coding | undefined {
  if (header === undefined) return undefined;
  const weights = new Map(
    String(header)
      .toLowerCase()
      .split(",")
      .map((taken) => {
        const [coding = "", ...parameters] = taken.trim().split(/\s*;\s*/);
        const weight = parameters.find((each) => each.startsWith("q="));
        return [coding, weight === undefined ? 1 : Number(weight.slice(2))] as const;
      }),
  );
  return offered.find((coding) => (weights.get(coding) ?? weights.get("*") ?? 0) > 0);
}
