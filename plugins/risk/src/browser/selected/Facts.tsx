import type { IdentifyingInformation } from "@stopbank/contract/elements";
import { formatDate, formatNumber, none } from "@stopbank/ui/format";

type Fact = IdentifyingInformation["information"][number];

/** What is known of an element, a line each. */
export function Facts({ information }: { readonly information: readonly Fact[] }) {
  if (information.length === 0) return null;
  return (
    <dl className="risk-facts">
      {information.map((fact) => (
        <div key={fact.key}>
          <dt>{fact.label}</dt>
          <dd>{textOf(fact)}</dd>
        </div>
      ))}
    </dl>
  );
}

function textOf({ key, type, value, unit, prefix }: Fact): string {
  if (value === null) return none;
  if (type === "date") return formatDate(new Date(value));
  if (typeof value === "string") return value;
  // A year is a name, not a quantity: 1987, never 1,987.
  const number = /(^|_)year(_|$)/i.test(key) ? String(value) : formatNumber(value);
  return `${prefix ?? ""}${number}${unit === undefined ? "" : `\u00a0${unit}`}`;
}
