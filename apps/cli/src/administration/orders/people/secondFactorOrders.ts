import { recordAccountEvent, recordClientEvent } from "@stopbank/store/audit";
import { listMemberFactors, removeAllFactors } from "@stopbank/store/held-factors";
import { revokeUserTokens } from "@stopbank/store/refresh-tokens";
import { demandedOf, setDemandedOf } from "@stopbank/store/second-factor-rules";
import { endUserSessions } from "@stopbank/store/session-ends";
import { Type } from "typebox";
import { byCommandLine, ClientName, clientNamed, Email, order, userOf } from "../order.ts";

const Demanded = Type.Union([Type.Literal("nobody"), Type.Literal("admins"), Type.Literal("everybody")]);

/** Says of whom a client demands a second factor, or with no such word how it stands. */
export const demandSecondFactor = order({
  body: Type.Object(
    { client: ClientName, demandedOf: Type.Optional(Demanded) },
    { additionalProperties: false },
  ),
  perform: async (tools, { client: name, demandedOf: after }) => {
    const client = await clientNamed(tools, name);
    return tools.store.withClient(client.id, async (tx) => {
      if (after !== undefined) {
        const before = await setDemandedOf(tx, after);
        const details = byCommandLine({ before, after });
        if (before !== after)
          await recordClientEvent(tx, { action: "second-factor.demand-changed", details });
      }
      const people = await listMemberFactors(tx);
      const having = people.filter(({ totp, passkeys }) => totp || passkeys > 0).length;
      return `${client.displayName} demands a second factor of ${await demandedOf(tx)}; ${having} of its ${people.length} people have one.`;
    });
  },
});

/** Takes all of a person's second factors away, who has lost them, and logs them out. */
export const resetSecondFactors = order({
  body: Type.Object({ email: Email }, { additionalProperties: false }),
  perform: async (tools, { email }) => {
    const user = await userOf(tools, email);
    const held = await tools.store.withoutClient(async (tx) => {
      const before = await removeAllFactors(tx, user.id);
      await endUserSessions(tx, user.id);
      await revokeUserTokens(tx, user.id, "ended");
      await recordAccountEvent(tx, {
        action: "factors.reset",
        userId: user.id,
        details: byCommandLine({ before }),
      });
      return before;
    });
    return held.totp || held.passkeys > 0
      ? `${user.email} has no second factor any more, and is logged out everywhere. Tell them: no mail is sent from here.`
      : `${user.email} had no second factor.`;
  },
});
