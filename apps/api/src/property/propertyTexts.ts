import type { IdentifyingInformation } from "@stopbank/contract/elements";

type Information = IdentifyingInformation["information"];

/** Labels under which addresses stand (specification 2, section 3, Property). */
const addressLabels = /^address(\(es\)|es)?$/i;
const legalLabels = /^legal description$/i;

const textUnder = (information: Information, labels: RegExp): string | null => {
  const value = information.find(({ label, value }) => labels.test(label.trim()) && value !== null)?.value;
  return value === undefined || value === null || value === "" ? null : String(value);
};

export const addressOf = (information: Information) => textUnder(information, addressLabels);
export const legalDescriptionOf = (information: Information) => textUnder(information, legalLabels);
