/** What an expression of the style takes its value from, beside the zoom. */
export interface ExpressionReads {
  readonly states: ReadonlySet<string>;
  /** Something of the feature itself, so that features with equal states may differ. */
  readonly feature: boolean;
}

const ofFeature = new Set(["get", "has", "id", "properties", "geometry-type", "within", "distance"]);
const known = new WeakMap<object, ExpressionReads>();

/** @param value a paint property of the style. */
export function expressionReads(value: unknown): ExpressionReads {
  if (typeof value !== "object" || value === null) return { states: new Set(), feature: false };
  const before = known.get(value);
  if (before !== undefined) return before;
  const states = new Set<string>();
  let feature = false;
  const read = (part: unknown) => {
    if (!Array.isArray(part)) return;
    const [operator, name] = part as unknown[];
    if (operator === "literal") return;
    if (operator === "feature-state" && typeof name === "string") states.add(name);
    if (typeof operator === "string" && ofFeature.has(operator)) feature = true;
    for (const inner of part) read(inner);
  };
  read(value);
  const reads = { states, feature };
  known.set(value, reads);
  return reads;
}
