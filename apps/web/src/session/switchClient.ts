import { ApiError } from "@stopbank/contract/client";
import { move } from "./moves.ts";
import { putClient } from "./sessionCalls.ts";
import { settle } from "./settle.ts";
import { askAgain, toasts } from "./state.ts";

export const switchClient = (name: string, returnTo?: string): Promise<void> =>
  move(() => changeClient(name, returnTo));

async function changeClient(name: string, returnTo: string | undefined): Promise<void> {
  try {
    const answer = await putClient(name);
    await settle(async () => answer, returnTo);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) askAgain(returnTo, name);
    else toasts.error("Something went wrong. Please check if the client is valid");
  }
}
