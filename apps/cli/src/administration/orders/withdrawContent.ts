import { keepText, withdrawn } from "@stopbank/api/keep-text";
import { type ContentKindName, contentKinds } from "@stopbank/contract/content";
import { DomainError } from "@stopbank/errors";
import { findContent } from "@stopbank/store/client-content";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, order } from "./order.ts";

const Kind = Type.Enum(Object.keys(contentKinds) as ContentKindName[]);

/** Takes a text of a client's away from its readers, by a version that says nothing: those before it stay, and may be put back. */
export const withdrawContent = order({
  body: Type.Object(
    { client: ClientName, kind: Kind, name: Type.String({ maxLength: 128 }) },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: owner, kind, name }) => {
    const client = await clientNamed(tools, owner);
    const text = [kind, name].filter(Boolean).join(" ");
    return tools.store.withClient(client.id, async (tx) => {
      const found = await findContent(tx, { kind, name });
      if (found === undefined || found.body === null) throw nothingThere(text, client.displayName);
      const writing = { kind, name, base: found.version, body: withdrawn };
      const version = await keepText(tx, { details: byCommandLine() }, writing);
      return `Version ${version} withdraws ${text} of ${client.displayName}. \`stopbank content restore\` puts version ${found.version} back.`;
    });
  },
});

const nothingThere = (text: string, owner: string) =>
  new DomainError("not-found", "content/none", `${owner} has no ${text} that could be withdrawn.`);
