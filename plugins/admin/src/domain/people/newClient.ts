import { clientNameFault, displayNameFault } from "@stopbank/contract/client-names";
import { emailFault } from "@stopbank/contract/email";

/** A client as it is asked for. */
export interface NewClient {
  /** What people read. */
  readonly displayName: string;
  /** Part of addresses. */
  readonly name: string;
  /** The e-mail address of its first administrator. */
  readonly administrator: string;
}

/** What is wrong with each field of it, as a sentence. */
export type NewClientFaults = Partial<Record<keyof NewClient, string>>;

export const blankClient: NewClient = { displayName: "", name: "", administrator: "" };

export const clientFaults = ({ displayName, name, administrator }: NewClient): NewClientFaults =>
  said({
    displayName: displayNameFault(displayName),
    name: name === "" ? "Give it a name for addresses." : clientNameFault(name),
    administrator: emailFault(administrator) && "Enter the e-mail address of whoever is to administer it.",
  });

/** Which field a refusal of the server is about, by its code; undefined for one that is about none. */
export const fieldOfRefusal = (code: string): keyof NewClient | undefined => fields[code];

const fields: Readonly<Record<string, keyof NewClient>> = {
  "clients/name-taken": "name",
  "client/bad-name": "name",
  "client/bad-display-name": "displayName",
  "client/bad-email": "administrator",
};

/** A name for addresses out of what people read: `opotiki-district-council`. Empty where nothing of it can be in one. */
export const suggestedName = (displayName: string): string =>
  displayName
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 63)
    .replace(/^-+|-+$/g, "");

/** `5 people`, `Nobody yet, 1 invited`. */
export function peopleWords({
  members,
  invited,
}: {
  readonly members: number;
  readonly invited: number;
}): string {
  const people = members === 0 ? "Nobody yet" : members === 1 ? "1 person" : `${members} people`;
  return invited === 0 ? people : `${people}, ${invited} invited`;
}

const said = (faults: Partial<Record<keyof NewClient, string | undefined>>): NewClientFaults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
