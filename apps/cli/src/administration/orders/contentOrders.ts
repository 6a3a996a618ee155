import {
  type ContentKindName,
  type ContentOf,
  contentKinds,
  isClients,
  isInstallations,
} from "@stopbank/contract/content";
import { type ContentDocument, contentDocument, readContent } from "@stopbank/contract/content-documents";
import { DomainError } from "@stopbank/errors";
import { recordClientEvent } from "@stopbank/store/audit";
import {
  askForTermsAgain,
  listContent as everyVersion,
  findContent,
  type KeptContent,
  putContent,
  readContentHistory,
} from "@stopbank/store/client-content";
import {
  findInstallationContent,
  listInstallationContent,
  putInstallationContent,
  readInstallationHistory,
} from "@stopbank/store/installation-content";
import { allWordlessMedia } from "@stopbank/text-check";
import { wordlessRefusal } from "@stopbank/text-check/refusal";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, type OrderTools, order } from "./order.ts";
import { unfitSettings } from "./settingsFit.ts";

const Kind = Type.Enum(Object.keys(contentKinds) as ContentKindName[]);
/** Of documents whose kind has several; empty for the others. */
const Name = Type.String({ maxLength: 128 });
/** Absent for what is to be, or is, the installation's. */
const Owner = Type.Optional(ClientName);

/** Keeps a text as the next version of its document. */
export const writeContent = order({
  body: Type.Object(
    { client: Owner, kind: Kind, name: Name, body: Type.Unknown() },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: owner, kind, name, body }) => {
    const document = contentDocument(kind, body, name);
    const refusal = kind === "story" ? undefined : wordlessRefusal(allWordlessMedia(document.body));
    if (refusal !== undefined) throw refusal;
    return keep(tools, owner, document);
  },
});

/** Keeps what an older version said as the next one. */
export const restoreContent = order({
  body: Type.Object(
    { client: Owner, kind: Kind, name: Name, version: Type.Integer({ minimum: 1 }) },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: owner, kind, name, version }) => {
    const found = await find(tools, { client: owner, kind, name, version });
    const body = readContent(kind, found);
    // Terms that asked everybody when they were new do not ask by being put back.
    const { ask_again: _, ...terms } =
      kind === "terms" ? (body as ContentOf<"terms">) : { ask_again: undefined };
    return keep(tools, owner, contentDocument(kind, kind === "terms" ? terms : body, name), version);
  },
});

/** Keeps a document for its owner, and says so. */
async function keep(
  tools: OrderTools,
  owner: string | undefined,
  document: ContentDocument,
  restoredFrom?: number,
): Promise<string> {
  const { kind, name } = document;
  const client = await ownerOf(tools, kind, owner);
  const { store } = tools;
  if (client === undefined) {
    const version = await store.withoutClient((tx) => putInstallationContent(tx, document, { restoredFrom }));
    return `Version ${version} of ${[kind, name].filter(Boolean).join(" ")} is kept.`;
  }
  const asksAgain = kind === "terms" && (document.body as ContentOf<"terms">).ask_again === true;
  const version = await store.withClient(client.id, async (tx) => {
    const next = await putContent(tx, document, { restoredFrom });
    if (asksAgain) await askForTermsAgain(tx);
    await recordClientEvent(tx, {
      action: "content.changed",
      subject: [kind, name].filter(Boolean).join(" "),
      details: byCommandLine({
        before: next === 1 ? null : `version ${next - 1}`,
        after: `version ${next}`,
        ...(restoredFrom === undefined ? {} : { restored_from: restoredFrom }),
        ...(asksAgain ? { everybody: "is asked to agree again" } : {}),
      }),
    });
    return next;
  });
  const kept = `Version ${version} of ${[kind, name].filter(Boolean).join(" ")} is kept for ${client.displayName}.`;
  return kind === "prioritisation" ? kept + (await unfitSettings(tools, client)) : kept;
}

/** Gives a text as JSON: the latest version, or an older one. */
export const readDocument = order({
  body: Type.Object(
    { client: Owner, kind: Kind, name: Name, version: Type.Optional(Type.Integer({ minimum: 1 })) },
    { additionalProperties: false },
  ),
  perform: async (tools, asked) => JSON.stringify((await find(tools, asked)).body, null, 2),
});

/** @throws DomainError `content/whose`, `content/none`. */
async function find(
  tools: OrderTools,
  {
    client: owner,
    kind,
    name,
    version,
  }: {
    readonly client?: string | undefined;
    readonly kind: ContentKindName;
    readonly name: string;
    readonly version?: number | undefined;
  },
): Promise<KeptContent> {
  const client = await ownerOf(tools, kind, owner);
  const found =
    client === undefined
      ? await findInstallationContent(tools.store.shared, { kind, name }, version)
      : await tools.store.withClient(client.id, (tx) => findContent(tx, { kind, name }, version));
  if (found === undefined) throw noSuchVersion();
  return found;
}

/** The latest 200 versions of one text: when, by whom, and which of them put back an older one. */
export const readHistory = order({
  body: Type.Object({ client: Owner, kind: Kind, name: Name }, { additionalProperties: false }),
  perform: async (tools, { client: owner, kind, name }) => {
    const client = await ownerOf(tools, kind, owner);
    const versions =
      client === undefined
        ? await readInstallationHistory(tools.store.shared, { kind, name }, undefined, 200)
        : await tools.store.withClient(client.id, (tx) =>
            readContentHistory(tx, { kind, name }, undefined, 200),
          );
    return (
      versions
        .map(({ version, createdAt, writerEmail, restoredFrom }) =>
          [
            String(version).padStart(4),
            `  ${createdAt.toISOString()}`,
            `  ${writerEmail ?? "the command line, or an account that is gone"}`,
            restoredFrom === null ? "" : `  (version ${restoredFrom} again)`,
          ].join(""),
        )
        .join("\n") || "There is no such text."
    );
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
async function ownerOf(tools: OrderTools, kind: ContentKindName, owner: string | undefined) {
  const mayHave = owner === undefined ? isInstallations(kind) : isClients(kind);
  if (!mayHave) throw notTheirs(kind, owner);
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
