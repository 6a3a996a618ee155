import { deletePerson } from "@stopbank/store/delete-person";
import { Type } from "typebox";
import { byCommandLine, Email, order, userOf } from "../order.ts";

/** Deletes a person on their request, from every client, with all that says who they were (docs/security.md). */
export const deleteUser = order({
  body: Type.Object({ email: Email }, { additionalProperties: false }),
  perform: async (tools, { email }) => {
    const { clients, messages } = await deletePerson(
      tools.store,
      await userOf(tools, email),
      byCommandLine(),
    );
    return [
      `${email} is deleted: the account, what it was signed in with, its place in ${clients} clients and ${messages} messages of feedback.`,
      "In trails the account's id stays. Backups from before still have the person: delete again after a restore.",
    ].join("\n");
  },
});
