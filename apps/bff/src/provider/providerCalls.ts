import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { apiFailure, isSuccess } from "@stopbank/http-edge/api-failure";
import type { SignedIn } from "../api/tokenCalls.ts";
import { type ApiTransport, wholeOf } from "../api/transport.ts";

export interface BegunSignIn {
  readonly authorizationUrl: string;
  /** Sealed by the API. */
  readonly flow: string;
}

/** The calls that sign people in by a client's own provider. They are made for nobody yet, so they go to the API by themselves. */
export interface ProviderCalls {
  /** @throws DomainError with the API's code and words where it refuses, as the others. */
  begin(
    request: {
      readonly clientName: string;
      readonly redirectUri: string;
      readonly loginHint?: string | undefined;
    },
    address: string,
  ): Promise<BegunSignIn>;
  finish(returned: { readonly flow: string; readonly query: string }, address: string): Promise<SignedIn>;
  backchannelLogOut(clientName: string, logoutToken: string, address: string): Promise<void>;
}

/** The API in turn waits for the provider. */
const timeoutMs = 40_000;

export function createProviderCalls(api: ApiTransport): ProviderCalls {
  const post = async <T>({ method, path }: Route, body: object, address: string): Promise<T> => {
    const answer = await wholeOf(
      await api.send({
        method,
        target: path,
        headers: { "content-type": "application/json", "x-forwarded-for": address },
        body: Buffer.from(JSON.stringify(body)),
        timeoutMs,
      }),
    );
    if (!isSuccess(answer)) throw apiFailure(answer);
    return JSON.parse(answer.body.toString()) as T;
  };
  return {
    async begin({ clientName, redirectUri, loginHint }, address) {
      const body = {
        client_name: clientName,
        redirect_uri: redirectUri,
        ...(loginHint === undefined ? {} : { login_hint: loginHint }),
      };
      const begun = await post<{ authorization_url: string; flow: string }>(
        routes.beginProviderSignIn,
        body,
        address,
      );
      return { authorizationUrl: begun.authorization_url, flow: begun.flow };
    },
    async finish(returned, address) {
      const signedIn = await post<{ user_uuid: string; access_token: string; refresh_token: string }>(
        routes.finishProviderSignIn,
        returned,
        address,
      );
      return {
        userUuid: signedIn.user_uuid,
        tokens: { accessToken: signedIn.access_token, refreshToken: signedIn.refresh_token },
        strangeFailures: 0,
        isByProvider: true,
      };
    },
    async backchannelLogOut(clientName, logoutToken, address) {
      const body = { client_name: clientName, logout_token: logoutToken };
      await post(routes.backchannelLogOut, body, address);
    },
  };
}
