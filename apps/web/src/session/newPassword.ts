import { move } from "./moves.ts";
import { tellOtherTabs } from "./otherTabs.ts";
import { postNewPassword } from "./sessionCalls.ts";
import { enter, toasts } from "./state.ts";

/** Sets the new password that a log-in asked for, and goes on as that person. @throws ApiError to show in the form. */
export const setNewPassword = (password: string): Promise<void> =>
  move(async () => {
    await enter(await postNewPassword(password));
    tellOtherTabs();
    toasts.success("Password changed successfully.");
  });
