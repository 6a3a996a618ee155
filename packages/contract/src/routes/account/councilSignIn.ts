import { Type } from "typebox";
import { defineRoutes } from "../../route.ts";
import {
  BackchannelLogOutRequest,
  PasswordSwitch,
  ProviderLogOut,
  ProviderLogOutRequest,
  ProviderSignedIn,
  ProviderSignInBegun,
  ProviderSignInRequest,
  ProviderSignInReturn,
  SignIn,
  SignInCheck,
  SignInCheckRequest,
  SignInOffer,
  SignInOfferRequest,
  SignInSettings,
} from "../../schemas/account/councilSignIn.ts";

/** Signing in by an organisation's own OpenID Connect provider. */
export const councilSignInRoutes = defineRoutes({
  councilSignIn: {
    method: "GET",
    path: "/client/sign_in",
    access: "admin",
    tag: "Council sign-in",
    summary:
      "How people of the client in use sign in by their organisation's own provider. Its secret is never answered.",
    response: SignIn,
  },
  saveCouncilSignIn: {
    method: "PUT",
    path: "/client/sign_in",
    access: "admin",
    tag: "Council sign-in",
    summary: "Sets how they do, whole. The secret stays as it is unless there is one, or null, among it.",
    body: SignInSettings,
    response: SignIn,
  },
  checkCouncilSignIn: {
    method: "POST",
    path: "/client/sign_in/check",
    access: "admin",
    tag: "Council sign-in",
    summary:
      "Asks a provider what it says of itself, and answers what was found and what will not do. Nothing is saved.",
    body: SignInCheckRequest,
    response: SignInCheck,
  },
  switchPasswords: {
    method: "PUT",
    path: "/client/sign_in/passwords",
    access: "admin",
    tag: "Council sign-in",
    summary:
      "Says whether passwords open the client in use, or those of some administrators alone. 409 where that would leave nobody.",
    body: PasswordSwitch,
    response: SignIn,
  },
  signInOffer: {
    method: "POST",
    path: "/user/sign_in_offer",
    access: "public",
    tag: "Council sign-in",
    summary:
      "Whose own sign-in an e-mail address, or a client's host, leads to. It goes by the domain alone: whether there is such a person it does not say.",
    body: SignInOfferRequest,
    response: SignInOffer,
  },
  beginProviderSignIn: {
    method: "POST",
    path: "/user/provider_sign_in",
    access: "public",
    tag: "Council sign-in",
    summary: "Begins a sign-in by a client's provider. 404 where the client has none.",
    body: ProviderSignInRequest,
    response: ProviderSignInBegun,
  },
  finishProviderSignIn: {
    method: "POST",
    path: "/user/provider_sign_in/return",
    access: "public",
    tag: "Council sign-in",
    summary: "Signs in whoever the provider says has come back. The tokens open that one client.",
    body: ProviderSignInReturn,
    response: ProviderSignedIn,
  },
  providerLogOut: {
    method: "POST",
    path: "/user/provider_log_out",
    access: "signed-in",
    anyClient: true,
    byProvider: true,
    tag: "Council sign-in",
    summary:
      "Where the browser goes to be logged out at the provider too, for a session that is about to end.",
    body: ProviderLogOutRequest,
    response: ProviderLogOut,
  },
  backchannelLogOut: {
    method: "POST",
    path: "/user/backchannel_log_out",
    access: "public",
    tag: "Council sign-in",
    summary: "Ends what was signed in with a session that the provider has ended, by its log-out token.",
    body: BackchannelLogOutRequest,
    response: Type.Object({ ended: Type.Literal(true) }),
  },
});
