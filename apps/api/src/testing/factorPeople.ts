import { randomUUID } from "node:crypto";
import { findClientByName } from "@stopbank/store/clients";
import { setMembership } from "@stopbank/store/memberships";
import { setDemandedOf } from "@stopbank/store/second-factor-rules";
import { createUser, setPassword } from "@stopbank/store/users";
import { codeOfStep, fromBase32, stepAt } from "../factors/totp.ts";
import { createHashPool } from "../passwords/hashPool.ts";
import { mailboxOf } from "./mailbox.ts";
import { basic, password, type RunningApi, startApi } from "./startApi.ts";

/** Somebody of their own for one test, with what they log in with. */
export interface FactorPerson {
  readonly id: string;
  readonly email: string;
  readonly headers: Record<string, string>;
}

/** An API whose people log in by more than a password, and what each test makes its own of them with. */
export async function startFactorApi() {
  const api = await startApi();
  // Made once: each costs a tenth of a second.
  const hash = await createHashPool().hash(password);
  return {
    api,
    hash,
    mailbox: mailboxOf(api),
    person: async (): Promise<FactorPerson> => loggedIn(api, await createPerson(api, hash)),
  };
}
export type FactorApi = Awaited<ReturnType<typeof startFactorApi>>;

/** How a call was answered: its status, and the code of what was refused. */
export const said = (answer: { statusCode: number; json(): { error?: { code: string } } }) =>
  [answer.statusCode, answer.json().error?.code] as const;

let networks = 0;
/** From a network of its own, so that one test's limits are not another's. */
export const elsewhere = () => ({ "x-forwarded-for": `203.0.${++networks >> 8}.${networks & 255}` });

/** @param hash one made before, of `password`: each costs a tenth of a second. */
export async function createPerson(
  api: RunningApi,
  hash: string,
  role: "member" | "admin" = "member",
  client = "larkhaven",
): Promise<Omit<FactorPerson, "headers">> {
  const email = `p${randomUUID().slice(0, 8)}@somewhere.example`;
  const { id } = await createUser(api.store.shared, { email, status: "CONFIRMED" });
  await setPassword(api.store.shared, id, { hash, mustChange: false });
  await inClient(api, client, (tx) => setMembership(tx, id, role));
  return { id, email };
}

export async function inClient<T>(
  api: RunningApi,
  name: string,
  work: Parameters<typeof api.store.withClient<T>>[1],
): Promise<T> {
  const client = await findClientByName(api.store.shared, name);
  return api.store.withClient(client?.id ?? "", work);
}

export const demand = (api: RunningApi, client: string, of: "nobody" | "admins" | "everybody") =>
  inClient(api, client, (tx) => setDemandedOf(tx, of));

export const logIn = (api: RunningApi, email: string, from = elsewhere(), secret = password) =>
  api.app.inject({ method: "POST", url: "/user/login", headers: { ...basic(email, secret), ...from } });

/** Logged in by the password, which has to be all that is asked for. */
export async function loggedIn(
  api: RunningApi,
  person: Omit<FactorPerson, "headers">,
): Promise<FactorPerson> {
  const answer = await logIn(api, person.email);
  return { ...person, headers: { authorization: `Bearer ${answer.json().access_token}` } };
}

/** A log-in that waits for more. */
export async function waitingLogIn(api: RunningApi, email: string, from = elsewhere(), secret = password) {
  const answer = await logIn(api, email, from, secret);
  return {
    status: answer.statusCode,
    challenge: answer.json(),
    body: answer.body,
    waiting: {
      user_uuid: String(answer.headers.user_uuid),
      email,
      auth_challenge_session: String(answer.headers.auth_challenge_session),
    },
  };
}

/** The code of an app, so many steps from now. */
export const codeOf = (secret: string, steps = 0): string =>
  codeOfStep(fromBase32(secret), stepAt(new Date()) + steps);

/** Sets up an app: its secret, and the recovery codes. The code used is that of the step before, so that the present one is free. */
export async function setUpApp(api: RunningApi, { headers }: FactorPerson) {
  const { secret } = (await api.post("/user/totp/begin", undefined, headers)).json<{ secret: string }>();
  const answer = await api.post("/user/totp", { code: codeOf(secret, -1) }, headers);
  const { recovery_codes: codes } = answer.json<{ recovery_codes: string[] }>();
  return { secret, codes };
}
