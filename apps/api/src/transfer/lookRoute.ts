import { createHash } from "node:crypto";
import { contentKinds } from "@stopbank/contract/content";
import { readMediaName } from "@stopbank/contract/media-name";
import { routes } from "@stopbank/contract/routes";
import type { Store } from "@stopbank/store";
import { findContent } from "@stopbank/store/client-content";
import { takenMediaRoom } from "@stopbank/store/client-media";
import { findDraft } from "@stopbank/store/content-drafts";
import { fileOf } from "../http/fileBodies.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { roomOnWire } from "../media/mediumOnWire.ts";
import { clientContent } from "./contentOwner.ts";
import { refuseMistakes, refuseWithoutRoom } from "./importContent.ts";
import { asOne, isZip, sourceOf } from "./oneDocument.ts";
import { knownMedia } from "./ownMedia.ts";
import { readInThread } from "./readInThread.ts";
import type { TransferDesk } from "./transferDesk.ts";

interface LookParts {
  readonly store: Store;
  readonly desk: TransferDesk;
}

/** Says what one text in a file is, and what is there under its name, before anybody decides what becomes of it. */
export function lookRoute(register: RegisterRoute, { store, desk }: LookParts): void {
  register(routes.lookAtText, async ({ query: { kind }, caller, asker, request }) => {
    const bytes = fileOf(request);
    const leave = await desk.enter("look", caller.client.id, asker);
    try {
      // A text by itself says no name: any will do to read it.
      const anyName = contentKinds[kind].isNamed ? "1" : "";
      const read = await readInThread(sourceOf(bytes, { kind, name: anyName }));
      const said = isZip(bytes) ? read.documents[0]?.name : undefined;
      const content = asOne(read, { kind, name: said ?? anyName });
      const owner = clientContent(store, caller.client, { userId: caller.userId });
      await refuseMistakes(owner, content, () => knownMedia(owner, store));
      const kept = new Set((await owner.media()).map(({ name }) => name));
      const fresh = [...content.media].filter(
        ([file, medium]) => !(kept.has(file) && isNamedFor(file, medium)),
      );
      await refuseWithoutRoom(owner, { files: fresh.length, bytes: bytesOf(fresh.filter(staysAsItIs)) });
      const found =
        said === undefined
          ? undefined
          : await store.withClient(caller.client.id, async (tx) => ({
              text: await findContent(tx, { kind, name: said }),
              draft: await findDraft(tx, { kind, name: said }),
            }));
      const draft = found?.draft;
      return {
        kind,
        name: said ?? null,
        title: titleOf(content.documents[0]?.body),
        new_media: { files: fresh.length, bytes: bytesOf(fresh) },
        room: roomOnWire(await store.withClient(caller.client.id, takenMediaRoom)),
        latest: found?.text?.version ?? 0,
        draft:
          draft === undefined
            ? null
            : {
                revision: draft.revision,
                saved_at: draft.savedAt.toISOString(),
                saved_by: draft.saverEmail,
                title: titleOf(draft.body),
              },
      };
    } finally {
      await leave();
    }
  });
}

type Medium = readonly [file: string, bytes: Uint8Array];

const isNamedFor = (file: string, bytes: Uint8Array): boolean =>
  readMediaName(file)?.hash === createHash("sha256").update(bytes).digest("hex").slice(0, 32);

/** What is drawn anew may become smaller: what is not, needs all of its room. */
const staysAsItIs = ([file, bytes]: Medium): boolean =>
  /\.(webm|vtt)$/i.test(file) || isNamedFor(file, bytes);

const bytesOf = (media: readonly Medium[]): number =>
  media.reduce((sum, [, { byteLength }]) => sum + byteLength, 0);

const titleOf = (body: unknown): string | null =>
  typeof body === "object" && body !== null && "title" in body && typeof body.title === "string"
    ? body.title.slice(0, 300)
    : null;
