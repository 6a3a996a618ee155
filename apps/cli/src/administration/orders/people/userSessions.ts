import { recordAccountEvent, recordClientEvent } from "@stopbank/store/audit";
import { listClients } from "@stopbank/store/clients";
import { listUserClients } from "@stopbank/store/memberships";
import { revokeUserTokens } from "@stopbank/store/refresh-tokens";
import { endUserSessions } from "@stopbank/store/session-ends";
import { listUserSessions } from "@stopbank/store/session-list";
import { Type } from "typebox";
import { byCommandLine, Email, order, userOf } from "../order.ts";

const Body = Type.Object({ email: Email }, { additionalProperties: false });

/** What a person is logged in with, latest use first: browser, network, the client they chose last, and when they were last seen. */
export const listSessions = order({
  body: Body,
  perform: async (tools, { email }) => {
    const { shared } = tools.store;
    const user = await userOf(tools, email);
    const names = new Map((await listClients(shared)).map(({ id, clientName }) => [id, clientName]));
    const theirs = await tools.store.withUser(user.id, listUserClients);
    // Who has one client is in that one; of several, what is not remembered follows from the address.
    const usual = theirs.length === 1 ? theirs[0]?.clientName : undefined;
    const sessions = await listUserSessions(shared, user.id);
    if (sessions.length === 0) return `${user.email} is logged in with no browser.`;
    return sessions
      .map(({ device, network, lastSeenAt, createdAt, rememberedClientId }) =>
        [
          (device ?? "an unknown browser").padEnd(26),
          (network ?? "an unknown network").padEnd(20),
          (names.get(rememberedClientId ?? "") ?? usual ?? "no client chosen").padEnd(20),
          `last seen ${toMinute(lastSeenAt)}  since ${toMinute(createdAt)}`,
        ].join("  "),
      )
      .join("\n");
  },
});

/** `2026-11-24 09:05 UTC` */
const toMinute = (at: Date) => `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/**
 * Logs a person out everywhere, programs with their password too. It stands in the trail of accounts, and in that of their client where
 * they have one alone, as when its administrators do it; what somebody has in several clients is not told to one of them.
 */
export const endSessions = order({
  body: Body,
  perform: async (tools, { email }) => {
    const { store } = tools;
    const user = await userOf(tools, email);
    const clients = await store.withUser(user.id, listUserClients);
    const [only] = clients.length === 1 ? clients : [];
    const ended = await store.withClientsInTurn(
      only === undefined ? [] : [only],
      async (tx) => {
        const count = await endUserSessions(tx, user.id);
        await revokeUserTokens(tx, user.id, "ended");
        const details = byCommandLine({ before: count, after: 0 });
        await recordAccountEvent(tx, { action: "sessions.ended", userId: user.id, details });
        return count;
      },
      (tx, count) =>
        recordClientEvent(tx, {
          action: "sessions.ended",
          subject: user.id,
          details: byCommandLine({ before: count, after: 0 }),
        }),
    );
    return `${user.email} was logged in with ${ended} ${ended === 1 ? "browser" : "browsers"}, and is logged out everywhere.`;
  },
});
