import { recordClientEvent } from "@stopbank/store/audit";
import { describeMedium } from "@stopbank/store/client-media";
import type { ClientTransaction } from "@stopbank/store/database";

/** Gives a medium other words, which the trail tells of. @returns what was said before; undefined where the client has no such medium. */
export async function sayWhatIsSeen(
  tx: ClientTransaction,
  name: string,
  after: string,
  actorUserId: string | undefined,
): Promise<string | undefined> {
  const before = await describeMedium(tx, name, after);
  if (before !== undefined && before !== after)
    await recordClientEvent(tx, {
      action: "media.described",
      actorUserId,
      subject: name,
      details: { before, after },
    });
  return before;
}
