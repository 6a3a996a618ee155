import type { Route } from "@stopbank/contract/route";

/** Names that bodies name: a client, and an element type and a scenario of its data. */
interface Named {
  readonly client: string;
  readonly type: string;
  readonly tag: string;
}

/** Somebody whom no client knows. */
export const nobody = {
  email: "nobody.there@stopbank.example",
  user_uuid: "00000000-0000-4000-8000-000000000000",
  confirmation_code: "000000",
};

/** @param known where it is asked, and of what. */
export function sampleBody(route: Route, known: Named): object {
  const own = ownBodies[route.path];
  if (own !== undefined) return own(known);
  if (route.path === "/areas") return { geometry: triangle() };
  if (route.path === "/areas/made") return { from: [{ geometry: triangle() }] };
  if (route.path.startsWith("/areas/named/")) return { name: "An area" };
  if (route.path === "/views")
    return {
      name: "A view",
      folder: "",
      is_shared: false,
      path: "/risk",
      query: `v=2&client=${known.client}&at=172.9,-40.3,12`,
    };
  if (route.path === "/risk/stories/step-figures")
    return { names: [`risk.${known.type}.${known.tag}.exposed`] };
  if (route.path === "/feedback") return { message: "A comment" };
  if (route.path.startsWith("/user/")) return { user_uuid: "nobody", refresh_token: "none" };
  return {};
}

const sampleBranding = {
  display_name: "Larkhaven",
  primary: "#0b2545",
  secondary: "#2f80ed",
  logos: { full: "", simple: "", whiteFull: "", whiteSimple: "" },
  default_location: null,
  feedback_url: null,
  contact_name: null,
  methods_report_url: null,
};
const samplePreferences = {
  wording: "hazard",
  use_hazard_name: false,
  terrain_map: true,
  basemaps: [],
  country_codes: ["nz"],
};

const waiting = {
  user_uuid: nobody.user_uuid,
  email: nobody.email,
  auth_challenge_session: "none",
};
const newPasskey = { id: "AAAA", client_data: "AAAA", attestation: "AAAA", transports: [] };
const passkey = { id: "AAAA", client_data: "AAAA", authenticator_data: "AAAA", signature: "AAAA" };

const ownBodies: Readonly<Record<string, (known: Named) => object>> = {
  "/property/statuses": () => ({ properties: ["1 Kauri Street"] }),
  "/user/signup": () => ({ email: nobody.email, password: "Stopbank-1" }),
  "/user/confirm_signup": () => nobody,
  "/user/forgot_password": () => ({ email: nobody.email }),
  "/user/confirm_forgot_password": () => ({
    email: nobody.email,
    confirmation_code: "000000",
    password: "Stopbank-1",
  }),
  "/user/respond_to_auth_challenge": () => ({
    email: nobody.email,
    user_uuid: nobody.user_uuid,
    auth_challenge_session: "none",
    new_password: "Stopbank-1",
  }),
  "/user/second_factor/begin": () => waiting,
  "/user/second_factor": () => ({ ...waiting, code: "000000" }),
  "/user/second_factor/enrol/begin": () => ({ ...waiting, kind: "totp" }),
  "/user/second_factor/enrol": () => ({ ...waiting, code: "000000" }),
  "/user/passkey/login": () => ({ ceremony: "x".repeat(43), passkey }),
  "/user/change_password": () => ({ present_password: "Wrong-pass-1", new_password: "Ōtaki beach 7" }),
  "/user/reauthenticate": () => ({ password: "Wrong-pass-1" }),
  "/user/reauthenticate/passkey": () => passkey,
  "/user/totp": () => ({ code: "000000" }),
  "/user/passkeys": () => ({ name: "Laptop", passkey: newPasskey }),
  "/user/passkeys/:id": () => ({ name: "Laptop" }),
  "/client/second_factors": () => ({ demanded_of: "nobody" }),
  "/user/reset_factors": () => ({ user_uuid: nobody.user_uuid }),
  "/user/invite": ({ client: client_name }) => ({ emails_to_invite: [nobody.email], client_name }),
  "/user/resend_invite_email": () => ({ email: "stranger@stopbank.example" }),
  "/user/delete_user": () => ({ user_uuid: nobody.user_uuid }),
  "/user/invitation": ({ client: client_name }) => ({ client_name, invitation: "x".repeat(43) }),
  "/client/texts/:kind": () => ({ base: 2_000_000, body: { html: "<p>Terms</p>" } }),
  "/client/texts/:kind/restore": () => ({ base: 2_000_000, version: 1 }),
  "/client/media/:medium": () => ({ alternative_text: "A square" }),
  "/client/texts/:kind/withdraw": () => ({ base: 2_000_000 }),
  "/client/drafts/:kind": () => ({ revision: nobody.user_uuid, base: 0, body: {} }),
  "/client/drafts/:kind/publish": () => ({ revision: nobody.user_uuid }),
  "/client/drafts/:kind/discard": () => ({ revision: nobody.user_uuid }),
  "/client/branding": () => ({ base: "none", branding: sampleBranding }),
  "/client/preferences/edit": () => ({ base: "none", preferences: samplePreferences }),
  "/client/users/:user_uuid/role": () => ({ role: "editor" }),
  "/client/sign_in": () => ({
    is_on: false,
    issuer: "https://login.larkhaven.example",
    provider_client_id: "stopbank",
    scopes: "openid",
    domains: [],
    role_claim: null,
    role_map: [],
    default_role: "member",
    creates_members: true,
    single_log_out: true,
    trusts_email: false,
  }),
  // An address that is not asked: it may not be.
  "/client/sign_in/check": () => ({ issuer: "https://127.0.0.1" }),
  "/client/sign_in/passwords": () => ({ takes_passwords: true }),
  "/user/sign_in_offer": () => ({ email: nobody.email }),
  "/user/provider_sign_in": ({ client: client_name }) => ({
    client_name,
    redirect_uri: "http://localhost/none",
  }),
  "/user/provider_sign_in/return": () => ({ flow: "none", query: "" }),
  "/user/provider_log_out": () => ({ after_log_out: "http://localhost/home" }),
  "/user/backchannel_log_out": ({ client: client_name }) => ({ client_name, logout_token: "none" }),
  "/client/feature_flags/:flag": () => ({ position: "on" }),
  "/client/feedback/:feedback_id/state": () => ({ state: "open" }),
  "/client/tokens": () => ({ name: "A program", scopes: ["map:read"] }),
  "/asset/export/provenance/:clientName/*": ({ type, tag }) => ({
    asset_types: [type],
    hazard_scenarios: [tag],
  }),
  "/installation/clients": () => ({
    name: "a-sample",
    display_name: "A sample",
    administrator: nobody.email,
  }),
  "/user/accept_invitation": ({ client: client_name }) => ({ client_name, invitation: "x".repeat(43) }),
};

/** An area with a corner of its own, so that two of them have different ids. */
export const triangle = (corner = 0) => ({
  type: "Polygon",
  coordinates: [
    [
      [172.8, -40.4],
      [172.9 + corner, -40.4],
      [172.9, -40.3],
      [172.8, -40.4],
    ],
  ],
});
