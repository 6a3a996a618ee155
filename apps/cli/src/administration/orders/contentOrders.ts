import { contentKinds } from "@stopbank/contract/content";
import { contentDocument } from "@stopbank/contract/content-documents";
import { DomainError } from "@stopbank/errors";
import { recordClientEvent } from "@stopbank/store/audit";
import { listContent as everyVersion, findContent, putContent } from "@stopbank/store/client-content";
import {
  findInstallationContent,
  listInstallationContent,
  putInstallationContent,
} from "@stopbank/store/installation-content";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, type OrderTools, order } from "./order.ts";

const Kind = Type.Enum(Object.keys(contentKinds) as (keyof typeof contentKinds)[]);
/** Of documents whose kind has several; empty for the others. */
const Name = Type.String({ maxLength: 128 });
/** Absent for what belongs to the installation. */
const Owner = Type.Optional(ClientName);

/** Keeps a text as the next version of its document. */
export const writeContent = order({
  body: Type.Object(
    { client: Owner, kind: Kind, name: Name, body: Type.Unknown() },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: owner, kind, name, body }) => {
    const document = contentDocument(kind, body, name);
    const client = await ownerOf(tools, kind, owner);
    const { store } = tools;
    if (client === undefined)
      return `Version ${await store.withoutClient((tx) => putInstallationContent(tx, document))} of ${kind} is kept.`;
    const version = await store.withClient(client.id, async (tx) => {
      const next = await putContent(tx, document);
      const details = byCommandLine({ name, version: next });
      await recordClientEvent(tx, { action: "content.written", subject: kind, details });
      return next;
    });
    return `Version ${version} of ${[kind, name].filter(Boolean).join(" ")} is kept for ${client.displayName}.`;
  },
});

/** Gives a text as JSON: the latest version, or an older one. */
export const readDocument = order({
  body: Type.Object(
    { client: Owner, kind: Kind, name: Name, version: Type.Optional(Type.Integer({ minimum: 1 })) },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: owner, kind, name, version }) => {
    const client = await ownerOf(tools, kind, owner);
    const found =
      client === undefined
        ? await findInstallationContent(tools.store.shared, { kind, name }, version)
        : await tools.store.withClient(client.id, (tx) => findContent(tx, { kind, name }, version));
    if (found === undefined) throw noSuchVersion();
    return JSON.stringify(found.body, null, 2);
  },
});

/** Every version of every text of a client, or of the installation. */
export const listContent = order({
  body: Type.Object({ client: Owner }, { additionalProperties: false }),
  perform: async (tools, { client: owner }) => {
    const { store } = tools;
    const versions =
      owner === undefined
        ? await listInstallationContent(store.shared)
        : await store.withClient((await clientNamed(tools, owner)).id, everyVersion);
    return (
      versions
        .map(({ kind, name, version, createdAt }) =>
          [
            kind.padEnd(20),
            name.padEnd(30),
            String(version).padStart(4),
            `  ${createdAt.toISOString()}`,
          ].join(""),
        )
        .join("\n") || "There are no texts."
    );
  },
});

/** @throws DomainError `content/whose` where the kind is not one of those that the owner has. */
async function ownerOf(tools: OrderTools, kind: keyof typeof contentKinds, owner: string | undefined) {
  if ((contentKinds[kind].of === "client") !== (owner !== undefined)) throw notTheirs(kind, owner);
  return owner === undefined ? undefined : clientNamed(tools, owner);
}

const notTheirs = (kind: string, owner: string | undefined) =>
  new DomainError(
    "invalid",
    "content/whose",
    owner === undefined
      ? `${kind} is a client's: name one with --client.`
      : `${kind} is the installation's: leave out --client.`,
  );

const noSuchVersion = () =>
  new DomainError("not-found", "content/none", "There is no such text, or no such version of it.");
