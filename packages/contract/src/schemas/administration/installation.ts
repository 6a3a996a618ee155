import { type Static, Type } from "typebox";

const strict = { additionalProperties: false } as const;

/** A client as an operator sees it: how many people it has, and not who. Dates are ISO 8601 in UTC. */
export const InstallationClient = Type.Object({
  client_name: Type.String(),
  display_name: Type.String(),
  created_at: Type.String(),
  members: Type.Integer(),
  /** Who has been invited and is no member yet. */
  invited: Type.Integer(),
  /** Whether there is something to see on its map. */
  has_dataset: Type.Boolean(),
});
export type InstallationClient = Static<typeof InstallationClient>;

/** What names and addresses have to be is said field by field, so this takes what is not. */
export const NewClientRequest = Type.Object(
  {
    name: Type.String({ maxLength: 400 }),
    display_name: Type.String({ maxLength: 1_000 }),
    /** The e-mail address of the client's first administrator. */
    administrator: Type.String({ maxLength: 400 }),
  },
  strict,
);
export type NewClientRequest = Static<typeof NewClientRequest>;

export const CreatedClient = Type.Object({
  client: InstallationClient,
  administrator: Type.Object({
    email: Type.String(),
    /** `admin`: they have an account and are one already. `invited`: they have a mail with a link. */
    became: Type.Union([Type.Literal("admin"), Type.Literal("invited")]),
  }),
});
export type CreatedClient = Static<typeof CreatedClient>;
