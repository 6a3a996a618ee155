import { recordAccountEvent } from "@stopbank/store/audit";
import { revokeUserTokens } from "@stopbank/store/refresh-tokens";
import { endUserSessions } from "@stopbank/store/session-ends";
import { setPassword } from "@stopbank/store/users";
import { Type } from "typebox";
import { byCommandLine, Email, order, userOf } from "../order.ts";
import { checkPassword, NewPassword } from "./newPassword.ts";

/** Gives an account another password, and ends whatever was signed in with the former one. */
export const setUserPassword = order({
  body: Type.Object({ email: Email, password: NewPassword }, { additionalProperties: false }),
  perform: async (tools, { email, password }) => {
    await checkPassword(tools, password, email);
    const user = await userOf(tools, email);
    const hash = await tools.hashPassword(password);
    const ended = await tools.store.withoutClient(async (tx) => {
      await setPassword(tx, user.id, { hash, mustChange: false });
      const sessions = await endUserSessions(tx, user.id);
      const signIns = await revokeUserTokens(tx, user.id, "password-changed");
      await recordAccountEvent(tx, { action: "password.set", userId: user.id, details: byCommandLine() });
      return sessions + signIns;
    });
    return `${user.email} has a new password. ${ended === 0 ? "Nobody was signed in with the former one." : `What was signed in with the former one has ended (${ended}).`}`;
  },
});
