import type { IdentifyingInformation } from "@stopbank/contract/elements";
import { formatAttribute, none } from "@stopbank/numbers";
import { formatDate } from "@stopbank/ui/dates";

type Fact = IdentifyingInformation["information"][number];

/** What is known of an element, as it is written: `12/03/1976`, `2.4 m`, a dash where it is not known. */
export function factText(fact: Fact): string {
  const { type, value } = fact;
  if (value === null) return none;
  if (type === "date") return formatDate(new Date(value));
  if (typeof value === "string") return value;
  return formatAttribute(fact, value);
}
