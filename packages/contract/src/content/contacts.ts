import type { LandingPage } from "./landingPage.ts";

type Block = LandingPage[number]["blocks"][number];
export type Contacts = Extract<Block, { type: "contacts" }>;
export type Contact = NonNullable<Contacts["clientContact"]>;

/** The people whom the page names, as it names them. */
export const contactRoles = [
  ["clientContact", "Internal contact"],
  ["advisorContact", "Advisor"],
  ["analystContact", "Analyst"],
  ["principalContact", "Principal"],
  ["contractContact", "Contract manager"],
] as const satisfies readonly (readonly [keyof Contacts, string])[];

/** The first block of contacts of the page, or an empty one. */
export function contactsOf(page: LandingPage): Contacts {
  for (const { blocks } of page) for (const block of blocks) if (block.type === "contacts") return block;
  return { type: "contacts" };
}

/** Whether nobody is named and nothing is said. */
export const isWithoutContacts = ({ type: _, ...contacts }: Contacts): boolean =>
  Object.keys(contacts).length === 0;
