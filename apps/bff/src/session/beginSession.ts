import type { CallApi } from "@stopbank/contract/client";
import { rememberedClientHeader } from "@stopbank/contract/remembered-client";
import { routes } from "@stopbank/contract/routes";
import { networkOf } from "@stopbank/http-edge/network";
import type { Store } from "@stopbank/store";
import { findClientByName } from "@stopbank/store/clients";
import { renewDeviceMark } from "@stopbank/store/device-marks";
import { endSession } from "@stopbank/store/session-ends";
import { createSession } from "@stopbank/store/sessions";
import type { FastifyReply, FastifyRequest } from "fastify";
import { callOver } from "../api/callOver.ts";
import type { SignedIn } from "../api/tokenCalls.ts";
import type { AskAs } from "../principal/askAs.ts";
import type { LiveSession } from "../principal/liveSession.ts";
import { bearerOf } from "../principal/principal.ts";
import { callerAddress } from "../proxy/forwardedHeaders.ts";
import type { ChallengeCookie } from "./challengeCookie.ts";
import { type DescribedBy, describeSession } from "./describeSession.ts";
import type { DeviceMarkCookie } from "./deviceMarkCookie.ts";
import { deviceWords } from "./deviceWords.ts";
import type { SessionCookie } from "./sessionCookie.ts";

export interface SessionBeginning extends DescribedBy {
  readonly store: Store;
  readonly askAs: AskAs;
  readonly cookie: SessionCookie;
  readonly mark: DeviceMarkCookie;
  /** What a passkey was offered to sign while the log-in was open. */
  readonly passkeys: ChallengeCookie;
  /** The session of this id, which is there. */
  readonly live: (id: string) => Promise<LiveSession>;
}

/** Begins a session in this browser for whoever has signed in, and describes it. */
export async function beginSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { userUuid: userId, tokens, strangeFailures, isByProvider }: SignedIn,
  parts: SessionBeginning,
) {
  const { store, askAs, cookie, mark, passkeys, live } = parts;
  // A cookie from before is never promoted: it ends, and the person gets a new one.
  const former = cookie.read(request);
  if (former !== undefined) await endSession(store.shared, former);
  const call = callOver(askAs(bearerOf(`Bearer ${tokens.accessToken}`)).send);
  await call(routes.incrementLogin, {});
  const rememberedClientId = await rememberedClient(request, call, store);
  const device = deviceWords(request.headers["user-agent"]);
  const id = await createSession(store.shared, {
    ...{ userId, tokens, device },
    network: networkOf(callerAddress(request)),
    ...(rememberedClientId === undefined ? {} : { rememberedClientId }),
  });
  cookie.set(reply, id);
  if (passkeys.read(request) !== undefined) passkeys.clear(reply);
  if (isByProvider !== true) mark.set(reply, await renewDeviceMark(store, userId, mark.read(request)));
  const described = await describeSession(request, await live(id), parts);
  return { ...described, strange_failures: strangeFailures };
}

/** The client that the browser showed last, where this sign-in opens it: only the API knows which it does. */
async function rememberedClient(
  { headers }: Pick<FastifyRequest, "headers">,
  call: CallApi,
  { shared }: Store,
): Promise<string | undefined> {
  const name = headers[rememberedClientHeader];
  if (typeof name !== "string") return undefined;
  const open = await call(routes.clients, {});
  return open.some(({ client_name }) => client_name === name)
    ? (await findClientByName(shared, name))?.id
    : undefined;
}
