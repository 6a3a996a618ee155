import type {
  AskedFactors,
  FactorAnswer,
  FactorConfirmation,
  FactorKind,
  NewFactor,
  PasskeyAnswer,
  PasskeyOptions,
} from "@stopbank/contract/second-factors";
import { enter } from "./enter.ts";
import { move } from "./moves.ts";
import { tellOtherTabs } from "./otherTabs.ts";
import { askServer } from "./sessionCalls.ts";
import { nextStepOf, type SignInOutcome } from "./signIn.ts";
import { toasts } from "./state.ts";
import { strangerWords } from "./strangerWords.ts";
import type { SignedInAnswer } from "./wire.ts";

const path = "/bff/session";
const post = (call: string, body?: object): Promise<Response> => askServer(`${path}/${call}`, "POST", body);

/** What the log-in that waits may go on with. Each here: @throws ApiError, 401 `auth/challenge-over` where it waits no longer. */
export const askForSecondFactor = async (): Promise<AskedFactors> =>
  (await post("second-factor/begin")).json();

/** Goes on as the person whose factor that was. */
export const meetSecondFactor = (answer: FactorAnswer): Promise<void> =>
  move(async () => goOnAs(await (await post("second-factor", answer)).json()));

export const beginEnrolment = async (kind: FactorKind): Promise<NewFactor> =>
  (await post("second-factor/enrol/begin", { kind })).json();

export type Enrolled = SignedInAnswer & { readonly recovery_codes: readonly string[] };

/** The session has begun with it; the page goes on as that person with `goOnAs`, once they have kept the codes. */
export const confirmEnrolment = async (confirmation: FactorConfirmation): Promise<Enrolled> =>
  (await post("second-factor/enrol", confirmation)).json();

export const askForAnyPasskey = async (): Promise<PasskeyOptions> => (await post("passkey/begin")).json();

/** Logs in by a passkey alone. */
export const passkeySignIn = (passkey: PasskeyAnswer): Promise<SignInOutcome> =>
  move(async () => {
    const response = await post("passkey", { passkey });
    if (response.status === 449) return nextStepOf(await response.json());
    await goOnAs(await response.json());
    return { next: "signed-in" };
  });

export async function goOnAs(answer: SignedInAnswer): Promise<void> {
  await enter(answer);
  tellOtherTabs();
  toasts.success("Login successful.");
  const warning = strangerWords(answer.strange_failures ?? 0);
  if (warning !== undefined) toasts.warning(warning);
}
