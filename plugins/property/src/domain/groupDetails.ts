import type { IdentifyingInformation } from "@stopbank/contract/elements";

export type Detail = IdentifyingInformation["information"][number];

export interface PropertyDetails {
  readonly legalDescription: string | undefined;
  readonly address: string | undefined;
  /** Those that have something, each by its label. */
  readonly groups: readonly {
    readonly title: "Value" | "Area" | "Other";
    readonly details: readonly Detail[];
  }[];
}

const isLegal = ({ label }: Detail) => /^legal description$/i.test(label);
const isAddress = ({ label }: Detail) => /^address(\(es\)|es)?$/i.test(label);
const isValue = ({ key, label, prefix, value }: Detail) =>
  /value|cost/i.test(`${key} ${label}`) ||
  prefix === "$" ||
  (typeof value === "string" && value.includes("$"));
const isArea = ({ key, label }: Detail) => /area/i.test(`${key} ${label}`);

const groupOf = (detail: Detail) => (isValue(detail) ? "Value" : isArea(detail) ? "Area" : "Other");

/**
 * What is known of a property in the order in which it is read: legal description and address, then what is about value, about
 * area, and the rest (specification 2, section 2.6).
 */
export function groupDetails(information: readonly Detail[]): PropertyDetails {
  const head = (is: (detail: Detail) => boolean) => {
    const value = information.find((detail) => is(detail) && detail.value !== null)?.value;
    return value === undefined || value === null || value === "" ? undefined : String(value);
  };
  const others = information.filter((detail) => !isLegal(detail) && !isAddress(detail));
  const groups = (["Value", "Area", "Other"] as const).map((title) => ({
    title,
    details: others
      .filter((detail) => groupOf(detail) === title)
      .toSorted((a, b) => a.label.localeCompare(b.label, "en-NZ")),
  }));
  return {
    legalDescription: head(isLegal),
    address: head(isAddress),
    groups: groups.filter(({ details }) => details.length > 0),
  };
}
