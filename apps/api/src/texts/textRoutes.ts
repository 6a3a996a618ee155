import { type ContentKindName, isClients } from "@stopbank/contract/content";
import { readContent } from "@stopbank/contract/content-documents";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import {
  type ContentAddress,
  findContent,
  type HistoricVersion,
  type KeptContent,
  listLatestContent,
  readContentHistory,
} from "@stopbank/store/client-content";
import type { Client } from "@stopbank/store/clients";
import {
  findInstallationContent,
  listLatestInstallationContent,
  readInstallationHistory,
} from "@stopbank/store/installation-content";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { keepText, type Writing, withdrawn } from "./keepText.ts";
import { bytesOfText, chargeTexts } from "./textBudget.ts";
import type { PublishingCall, TextParts } from "./textParts.ts";

const pageSize = 50;

/** The texts of the client in use, for those who write them. */
export function textRoutes(register: RegisterRoute, { store, published, refuseUnready }: TextParts): void {
  const find = (client: Client, kind: ContentKindName, name: string, version?: number) =>
    isClients(kind)
      ? store.withClient(client.id, (tx) => findContent(tx, { kind, name }, version))
      : findInstallationContent(store.shared, { kind, name }, version);

  const keep = async (call: PublishingCall, writing: Writing) => {
    const { caller, asker } = call;
    const bytes = writing.body === withdrawn ? 0 : bytesOfText(writing.body);
    await chargeTexts(store, caller.client.id, asker, bytes);
    const version = await store.withClient(caller.client.id, (tx) => keepText(tx, caller, writing));
    const { kind, name, body } = writing;
    if (body !== withdrawn) await published(call, { kind, name, version });
    return { version };
  };

  register(routes.texts, async ({ caller: { client } }) => {
    const own = await store.withClient(client.id, listLatestContent);
    const shared = await listLatestInstallationContent(store.shared);
    return [
      ...own.map((text) => ({ ...listed("client", text), withdrawn_title: text.withdrawnTitle })),
      ...shared.map((text) => ({ ...listed("installation", text), withdrawn_title: null })),
    ];
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

  register(routes.putText, async (call) => {
    const { name = "", base, body } = call.body;
    const { kind } = call.params;
    await refuseUnready(call, { kind, name, body });
    return keep(call, { kind, name, base, body });
  });

  register(routes.withdrawText, (call) => {
    const { name = "", base } = call.body;
    return keep(call, { kind: call.params.kind, name, base, body: withdrawn });
  });

  register(routes.restoreText, async (call) => {
    const { caller } = call;
    const { kind } = call.params;
    const { name = "", base, version } = call.body;
    const found = await find(caller.client, kind, name, version);
    if (found === undefined) throw noSuchVersion();
    const { body } = readable(kind, found);
    const again = body === null ? withdrawn : askingNobody(body);
    return keep(call, { kind, name, base, body: again, restoredFrom: version });
  });
}

/** @throws DomainError `content/unreadable`. */
const readable = (kind: ContentKindName, { name, version, ...document }: KeptContent) => ({
  kind,
  name,
  version,
  body: document.body === null ? null : (readContent(kind, document) as unknown),
});

/** Terms that asked everybody when they were new do not ask by being put back. */
function askingNobody(body: unknown): unknown {
  const { ask_again: _, ...rest } = body as { ask_again?: boolean };
  return Array.isArray(body) ? body : rest;
}

const historic = ({ version, createdAt, writerEmail, restoredFrom, isWithdrawn, note }: HistoricVersion) => ({
  version,
  at: createdAt.toISOString(),
  by: writerEmail,
  restored_from: restoredFrom,
  is_withdrawn: isWithdrawn,
  note,
});

const listed = (of: "client" | "installation", text: ContentAddress & HistoricVersion) => ({
  kind: text.kind,
  name: text.name,
  of,
  ...historic(text),
});

const noSuchVersion = () =>
  new DomainError("not-found", "content/no-version", "There is no such text, or no such version of it.");
