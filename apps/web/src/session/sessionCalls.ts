import { errorOf, reached } from "@stopbank/contract/client";
import { rememberedClientHeader } from "@stopbank/contract/remembered-client";
import { recall } from "./remembered.ts";
import type { Challenge, SessionAnswer, SignedInAnswer } from "./wire.ts";

/** Marks a request as the shell's own: another site's page cannot add it (checklist A-08). */
export const requestedBy = { "x-requested-by": "stopbank" };

const path = "/bff/session";

/** Who the browser is signed in as, if anyone. */
export const fetchSession = async (): Promise<SessionAnswer> => (await askServer(path, "GET")).json();

/** `user_uuid`: of the sign-up that is to be confirmed. */
export interface Asked {
  readonly challenge: Challenge;
  readonly user_uuid?: string;
}

export type SignInResult = { readonly answer: SignedInAnswer } | Asked;

/** @throws ApiError 401 when e-mail or password are wrong; 429 after too many tries, with how long to wait. */
export async function postSession(email: string, password: string): Promise<SignInResult> {
  const response = await askServer(path, "POST", { email, password });
  return signInResult(response);
}

const signInResult = async (response: Response): Promise<SignInResult> =>
  response.status === 449 ? await response.json() : { answer: await response.json() };

/** @throws ApiError 401 when the log-in that asked for it is over, 400 when the password will not do. */
export const postNewPassword = async (new_password: string): Promise<SignInResult> =>
  signInResult(await askServer(`${path}/new-password`, "POST", { new_password }));

/** @throws ApiError 403 when the person is not a member of the client. */
export const putClient = async (client_name: string): Promise<SignedInAnswer> =>
  (await askServer(`${path}/client`, "PUT", { client_name })).json();

/** @returns where to go on to, to be logged out by one's organisation too. */
export async function deleteSession(): Promise<string | undefined> {
  const response = await askServer(path, "DELETE");
  return response.status === 204 ? undefined : (await response.json()).leads_to;
}

/** Asks the server as this page. @throws ApiError for anything but success and 449. */
export async function askServer(path: string, method: string, body?: object): Promise<Response> {
  const remembered = method === "POST" ? recall("client_name") : undefined;
  const response = await reached(
    fetch(path, {
      method,
      credentials: "same-origin",
      headers: {
        ...requestedBy,
        ...(remembered === undefined ? {} : { [rememberedClientHeader]: remembered }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
  if (response.ok || response.status === 449) return response;
  throw await errorOf(response);
}
