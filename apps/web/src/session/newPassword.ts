import { enter } from "./enter.ts";
import { move } from "./moves.ts";
import { tellOtherTabs } from "./otherTabs.ts";
import { postNewPassword } from "./sessionCalls.ts";
import { nextStepOf, type SignInOutcome } from "./signIn.ts";
import { toasts } from "./state.ts";

/**
 * Sets the new password that a log-in asked for, and goes on as that person, or says what is asked for next.
 *
 * @throws ApiError to show in the form.
 */
export const setNewPassword = (password: string): Promise<SignInOutcome> =>
  move(async () => {
    const result = await postNewPassword(password);
    const isIn = !("challenge" in result);
    if (isIn) {
      await enter(result.answer);
      tellOtherTabs();
    }
    toasts.success("Password changed successfully.");
    return isIn ? { next: "signed-in" } : nextStepOf(result);
  });
