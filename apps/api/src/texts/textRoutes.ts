import { type ContentKindName, isClients } from "@stopbank/contract/content";
import { contentDocument, readContent } from "@stopbank/contract/content-documents";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import {
  askForTermsAgain,
  findContent,
  type HistoricVersion,
  type KeptContent,
  listLatestContent,
  putContent,
  readContentHistory,
} from "@stopbank/store/client-content";
import type { Client } from "@stopbank/store/clients";
import {
  findInstallationContent,
  listLatestInstallationContent,
  readInstallationHistory,
} from "@stopbank/store/installation-content";
import type { MemberCaller } from "../http/caller.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";

const pageSize = 50;

/** What is kept of a text for a caller: of which kind and name, edited from which version, and what it puts back. */
interface Writing {
  readonly kind: ContentKindName;
  readonly name: string;
  readonly base: number;
  readonly body: unknown;
  readonly restoredFrom?: number;
}

/** The texts of the client in use, for those who write them. */
export function textRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  const find = (client: Client, kind: ContentKindName, name: string, version?: number) =>
    isClients(kind)
      ? store.withClient(client.id, (tx) => findContent(tx, { kind, name }, version))
      : findInstallationContent(store.shared, { kind, name }, version);

  const keep = ({ client, userId }: MemberCaller, { restoredFrom, base, ...text }: Writing) => {
    const { kind, name } = text;
    if (!isClients(kind)) throw installationsOwn();
    const document = contentDocument(kind, text.body, name);
    const asksAgain = kind === "terms" && (document.body as { ask_again?: boolean }).ask_again === true;
    return store.withClient(client.id, async (tx) => {
      const version = await putContent(tx, document, { writer: userId, base, restoredFrom });
      if (asksAgain) await askForTermsAgain(tx);
      await recordClientEvent(tx, {
        action: "content.changed",
        actorUserId: userId,
        subject: [kind, name].filter(Boolean).join(" "),
        details: {
          before: base === 0 ? null : `version ${base}`,
          after: `version ${version}`,
          ...(restoredFrom === undefined ? {} : { restored_from: restoredFrom }),
          ...(asksAgain ? { everybody: "is asked to agree again" } : {}),
        },
      });
      return { version };
    });
  };

  register(routes.texts, async ({ caller: { client } }) => {
    const own = await store.withClient(client.id, listLatestContent);
    const shared = await listLatestInstallationContent(store.shared);
    const listed = (of: "client" | "installation") => (text: (typeof own)[number]) => ({
      kind: text.kind,
      name: text.name,
      of,
      ...historic(text),
    });
    return [...own.map(listed("client")), ...shared.map(listed("installation"))];
  });

  register(routes.text, async ({ params: { kind }, query: { name = "" }, caller: { client } }) => {
    const found = await find(client, kind, name);
    return found === undefined ? { kind, name, version: 0, body: null } : readable(kind, found);
  });

  register(routes.textHistory, async ({ params: { kind }, query: { name = "", before }, caller }) => {
    const address = { kind, name };
    const earlierThan = before === undefined ? undefined : Number(before);
    const found = isClients(kind)
      ? await store.withClient(caller.client.id, (tx) =>
          readContentHistory(tx, address, earlierThan, pageSize + 1),
        )
      : await readInstallationHistory(store.shared, address, earlierThan, pageSize + 1);
    const versions = found.slice(0, pageSize).map(historic);
    return { versions, next_before: found.length > pageSize ? (versions.at(-1)?.version ?? null) : null };
  });

  register(routes.textVersion, async ({ params, query: { name = "" }, caller: { client } }) => {
    const found = await find(client, params.kind, name, Number(params.textVersion));
    if (found === undefined) throw noSuchVersion();
    return readable(params.kind, found);
  });

  register(routes.putText, ({ params: { kind }, body: { name = "", base, body }, caller }) =>
    keep(caller, { kind, name, base, body }),
  );

  register(routes.restoreText, async ({ params: { kind }, body: { name = "", base, version }, caller }) => {
    const found = await find(caller.client, kind, name, version);
    if (found === undefined) throw noSuchVersion();
    const { body } = readable(kind, found);
    return keep(caller, { kind, name, base, body: askingNobody(body), restoredFrom: version });
  });
}

/** @throws DomainError `content/unreadable`. */
const readable = (kind: ContentKindName, { name, version, ...document }: KeptContent) => ({
  kind,
  name,
  version,
  body: readContent(kind, document) as unknown,
});

/** Terms that asked everybody when they were new do not ask by being put back. */
function askingNobody(body: unknown): unknown {
  const { ask_again: _, ...rest } = body as { ask_again?: boolean };
  return Array.isArray(body) ? body : rest;
}

const historic = ({ version, createdAt, writerEmail, restoredFrom }: HistoricVersion) => ({
  version,
  at: createdAt.toISOString(),
  by: writerEmail,
  restored_from: restoredFrom,
});

const noSuchVersion = () =>
  new DomainError("not-found", "content/no-version", "There is no such text, or no such version of it.");

const installationsOwn = () =>
  new DomainError(
    "forbidden",
    "content/whose",
    "This text is the installation's: whoever runs it writes it, with `stopbank content put`.",
  );
