import { setOperator as keepOperator } from "@stopbank/store/operators";
import { Type } from "typebox";
import { byCommandLine, Email, order, userOf } from "../order.ts";

/** Makes an account an operator of the installation, who creates clients, or one no longer. No call does. */
export const setOperator = order({
  body: Type.Object(
    { email: Email, state: Type.Union([Type.Literal("on"), Type.Literal("off")]) },
    { additionalProperties: false },
  ),
  perform: async (tools, { email, state }) => {
    const user = await userOf(tools, email);
    const changed = await keepOperator(tools.store, user, { isOn: state === "on", by: byCommandLine() });
    const words = state === "on" ? "an operator of this installation" : "no operator of this installation";
    return changed ? `${user.email} is ${words} from now on.` : `${user.email} was ${words} already.`;
  },
});
