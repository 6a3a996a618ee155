import type { MethodParts } from "./methodParts.ts";
import type { Where } from "./methodVariants.ts";
import { conditionWords } from "./methodWords.ts";

export interface VariantConditionsProps {
  readonly variants: readonly { readonly label: string; readonly where: Where }[];
  readonly information: MethodParts["information"];
}

/** Which elements follow which variant, in the order they are tried; nothing where all follow one. */
export function VariantConditions({ variants, information }: VariantConditionsProps) {
  if (variants.length === 0) return null;
  return (
    <details>
      <summary>Which elements follow which line</summary>
      <p>
        The first line whose conditions an element meets counts for it; what meets none is among the other
        elements.
      </p>
      <ol>
        {variants.map(({ label, where }) => (
          <li key={label}>
            <strong>{label}:</strong> {conditionWords(where, information)}
          </li>
        ))}
      </ol>
    </details>
  );
}
