import { mediaRefusals, mostMedia } from "@stopbank/contract/media";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import type { Store } from "@stopbank/store";
import { recordClientEvent } from "@stopbank/store/audit";
import { deleteMedium, findMedium, takenMediaRoom } from "@stopbank/store/client-media";
import { finishMedia, stageMedium } from "@stopbank/store/keep-media";
import { listFormerMediaUses, listMedia, listMediaUses, type MediumUse } from "@stopbank/store/media-list";
import { fileOf } from "../http/fileBodies.ts";
import type { RegisterRoute } from "../http/registerRoute.ts";
import { mediaCursorOf, mediaPlaceOf } from "./mediaCursor.ts";
import { createMediaDesk } from "./mediaDesk.ts";
import { needsWords, noSuchMedium } from "./mediaFaults.ts";
import { endingsOf, kindOfName, mediumOnWire, roomOnWire } from "./mediumOnWire.ts";
import { sayWhatIsSeen } from "./sayWhatIsSeen.ts";

const pageSize = 60;
const room = { most: mostMedia };

/** Pictures, films and captions of the client in use, for those who write its texts. */
export function mediaRoutes(register: RegisterRoute, { store }: { readonly store: Store }): void {
  const desk = createMediaDesk(store);

  register(routes.media, async ({ query: { kind, search, cursor }, caller: { client } }) => {
    const after = cursor === undefined ? undefined : mediaPlaceOf(cursor);
    const filter = {
      endings: kind === undefined ? undefined : endingsOf(kind),
      search: search && storable(search).trim(),
    };
    return store.withClient(client.id, async (tx) => {
      const { items, next } = await listMedia(tx, filter, after, pageSize);
      const uses = Map.groupBy(
        await listMediaUses(
          tx,
          items.map(({ name }) => name),
        ),
        ({ medium }) => medium,
      );
      return {
        media: items.map((item) => ({
          ...mediumOnWire(item),
          by: item.addedByEmail,
          used_in: (uses.get(item.name) ?? []).map(({ kind: of, name }) => ({ kind: of, name })),
        })),
        next_cursor: next === undefined ? null : mediaCursorOf(next),
        room: roomOnWire(await takenMediaRoom(tx)),
      };
    });
  });

  register(routes.addMedium, async ({ query, caller: { client, userId }, asker, request }) => {
    const ready = await desk.take(fileOf(request), client.id, asker);
    const kind = kindOfName(ready.name);
    const alternativeText = query.alternative_text?.trim() ?? "";
    if (alternativeText === "" && (kind === "picture" || kind === "drawing")) throw needsWords();
    const medium = { ...ready, originalName: query.file_name.trim(), alternativeText };
    const isStaged = await stageMedium(store, client.id, medium, { ...room, addedBy: userId });
    return store.withClient(client.id, async (tx) => {
      const isNew = isStaged && (await finishMedia(tx, [ready.name])) > 0;
      const kept = await findMedium(tx, ready.name);
      if (kept === undefined) throw noSuchMedium();
      if (isNew)
        await recordClientEvent(tx, {
          action: "media.added",
          actorUserId: userId,
          subject: ready.name,
          details: { before: null, after: alternativeText, file: medium.originalName },
        });
      return { ...mediumOnWire(kept), is_new: isNew, room: roomOnWire(await takenMediaRoom(tx)) };
    });
  });

  register(routes.describeMedium, async ({ params: { medium }, body, caller: { client, userId } }) => {
    const after = body.alternative_text.trim();
    const before = await store.withClient(client.id, (tx) => sayWhatIsSeen(tx, medium, after, userId));
    if (before === undefined) throw noSuchMedium();
    return { name: medium, alternative_text: after, before };
  });

  register(routes.deleteMedium, async ({ params: { medium }, query, caller: { client, userId } }) =>
    store.withClient(client.id, async (tx) => {
      if ((await findMedium(tx, medium)) === undefined) throw noSuchMedium();
      const uses = await listMediaUses(tx, [medium]);
      if (uses.length > 0) throw inUse(uses);
      const former = query.from_history === "true" ? [] : await listFormerMediaUses(tx, medium);
      if (former.length > 0) throw inHistory(former);
      const file = await deleteMedium(tx, medium);
      if (file === undefined) throw noSuchMedium();
      await recordClientEvent(tx, {
        action: "media.deleted",
        actorUserId: userId,
        subject: medium,
        details: { before: file, after: "deleted" },
      });
      return { name: medium, room: roomOnWire(await takenMediaRoom(tx)) };
    }),
  );
}

/** The database takes neither NUL nor half a character. */
const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "");

const inUse = (uses: readonly MediumUse[]) =>
  new DomainError(
    "conflict",
    mediaRefusals.inUse,
    `${inWords(uses)} shows it. Take it out there first, then delete it.`,
  );

const inHistory = (uses: readonly MediumUse[]) =>
  new DomainError(
    "conflict",
    mediaRefusals.inHistory,
    `An older version of ${inWords(uses)} shows it, and would lack it once somebody restores that.`,
  );

/** Three by name, and how many more. */
function inWords(uses: readonly MediumUse[]): string {
  const named = uses.slice(0, 3).map(({ kind, name }) => (name === "" ? kind : `${kind} ${name}`));
  return named.join(", ") + (uses.length > named.length ? ` and ${uses.length - named.length} more` : "");
}
