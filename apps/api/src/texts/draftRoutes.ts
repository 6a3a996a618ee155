import type { ContentKindName } from "@stopbank/contract/content";
import { checkName, checkStorable } from "@stopbank/contract/content-documents";
import { hasShape } from "@stopbank/contract/has-shape";
import { routes } from "@stopbank/contract/routes";
import { mostTextBytes } from "@stopbank/contract/texts";
import { recordClientEvent } from "@stopbank/store/audit";
import {
  type Draft,
  type DraftAbout,
  findDraft,
  listDrafts,
  saveDraft,
  takeDraft,
} from "@stopbank/store/content-drafts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { keepText, refuseInstallations } from "./keepText.ts";
import { chargeTexts } from "./textBudget.ts";
import type { TextParts } from "./textParts.ts";

/** Drafts of the client in use, for those who write its texts. */
export function draftRoutes(register: RegisterRoute, { store, published, refuseUnready }: TextParts): void {
  register(routes.drafts, async ({ caller: { client } }) => {
    const drafts = await store.withClient(client.id, listDrafts);
    return drafts.map(({ title, latestVersion, ...draft }) => ({
      ...about(draft),
      title,
      latest: latestVersion,
    }));
  });

  register(routes.draft, async ({ params: { kind }, query: { name = "" }, caller: { client } }) => {
    const found = await store.withClient(client.id, (tx) => findDraft(tx, { kind, name }));
    return found === undefined ? { ...none, kind, name } : wire(kind, found);
  });

  register(routes.saveDraft, async ({ params: { kind }, body: asked, caller }) => {
    const { name = "", revision: from, base: baseVersion, body } = asked;
    refuseInstallations(kind);
    checkName(kind, name);
    checkStorable(kind, body);
    const revision = await store.withClient(caller.client.id, (tx) =>
      saveDraft(tx, { kind, name, baseVersion, body }, { from: from ?? undefined, saver: caller.userId }),
    );
    return { revision };
  });

  register(routes.publishDraft, async (call) => {
    const { params, body: asked, caller } = call;
    const { kind } = params;
    const { name = "", revision, base, note } = asked;
    const draft = await store.withClient(caller.client.id, (tx) => findDraft(tx, { kind, name }));
    // One of another revision is refused as such, by whoever takes it.
    if (draft?.revision === revision) await refuseUnready(call, { kind, name, body: draft.body });
    // Before it is known how long it is, which is known within the transaction alone.
    await chargeTexts(store, caller.client.id, call.asker, mostTextBytes);
    const version = await store.withClient(caller.client.id, async (tx) => {
      const { baseVersion, body } = await takeDraft(tx, { kind, name }, revision);
      return keepText(tx, caller, { kind, name, base: base ?? baseVersion, body, note });
    });
    await published(call, { kind, name, version });
    return { version };
  });

  register(routes.discardDraft, async ({ params: { kind }, body: { name = "", revision }, caller }) =>
    store.withClient(caller.client.id, async (tx) => {
      const { baseVersion } = await takeDraft(tx, { kind, name }, revision);
      await recordClientEvent(tx, {
        action: "content.draft-discarded",
        actorUserId: caller.userId,
        subject: [kind, name].filter(Boolean).join(" "),
        details: { before: `draft of version ${baseVersion}`, after: null },
      });
      return {};
    }),
  );
}

const about = ({ kind, name, baseVersion, revision, savedAt, saverEmail }: DraftAbout) => ({
  kind,
  name,
  base: baseVersion,
  revision,
  saved_at: savedAt.toISOString(),
  saved_by: saverEmail,
});

const wire = (kind: ContentKindName, { body, ...draft }: Draft) => ({
  ...about(draft),
  body,
  has_shape: hasShape(kind, body),
});

const none = { base: 0, revision: null, body: null, saved_at: null, saved_by: null, has_shape: false };
