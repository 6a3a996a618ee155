import { randomUUID } from "node:crypto";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { listClientEvents } from "@stopbank/store/audit";
import type { ClientTransaction } from "@stopbank/store/database";
import { approveEmailDomain } from "@stopbank/store/email-domains";
import { setMembership } from "@stopbank/store/memberships";
import { listUserSessions } from "@stopbank/store/session-list";
import { createSession } from "@stopbank/store/sessions";
import { createUser, findUserByEmail } from "@stopbank/store/users";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inClient } from "../testing/inClient.ts";
import { mailboxOf } from "../testing/mailbox.ts";
import { basic, password, people, type RunningApi, startApi } from "../testing/startApi.ts";

// Every call that changes something of a client's leaves what was before and what came after in its trail, or stands below with the
// reason why there is nothing to leave. A new call is in neither until somebody has thought about it.

const asks = "It asks: what it asks about is too long for an address.";

const changesNothing = new Map<Route, string>([
  [routes.takeLogo, "It reads a picture and hands it back: what is made of it is put with the branding."],
  [routes.checkCouncilSignIn, asks],
  [routes.changelogSeen, "Whether somebody has seen the release notes is theirs alone."],
  [routes.readInvitation, asks],
  [
    routes.storeArea,
    "An area is named by its content and says nothing of the client; visitors store them by the hundred.",
  ],
  [
    routes.saveDraft,
    "A draft is for the editors alone, who see by whom it is: what changes is said when it is published.",
  ],
  [routes.lookAtText, "It says what is in a file: what becomes of it is another call's."],
  [routes.readAreaFile, asks],
  [routes.makeArea, asks],
  [routes.areaPriorities, asks],
  [routes.exposedByHazardGroup, asks],
  [routes.rankStability, asks],
  [routes.areaParts, asks],
  [routes.priorityFit, asks],
  [routes.propertyStatuses, asks],
  [routes.propertyFit, asks],
  [routes.stepFigures, asks],
  [routes.nameArea, "A named area is its owner's alone: nobody else of the client sees it."],
  [routes.forgetArea, "A named area is its owner's alone: nobody else of the client sees it."],
  [
    routes.sendFeedback,
    "A message is kept as it was sent, with who and when: it changes nothing that was there.",
  ],
]);
const isQuestion = ({ path }: Route) => path.startsWith("/asset/");
/** What somebody does with their own account, whatever clients they are in, or before they are signed in. */
const isAnAccounts = (route: Route) =>
  route.path.startsWith("/user/") &&
  (route.access === "public" || route.anyClient === true) &&
  !mutations.has(route) &&
  !changesNothing.has(route);

/** Those whose before and after their own tests hold, where it takes more than a call to get there. */
const heldBy = new Map<Route, string>([
  [routes.demandFactors, "clientFactors.test.ts"],
  [routes.resetFactors, "clientFactors.test.ts"],
  [routes.makeApiToken, "apiTokenRoutes.test.ts"],
  [routes.revokeApiToken, "apiTokenRoutes.test.ts"],
  [routes.putBranding, "client/brandingRoutes.test.ts"],
  [routes.putPreferences, "client/brandingRoutes.test.ts"],
  [routes.putText, "texts/textRoutes.test.ts"],
  [routes.restoreText, "texts/textRoutes.test.ts"],
  [routes.addMedium, "media/mediaRoutes.test.ts"],
  [routes.describeMedium, "media/mediaRoutes.test.ts"],
  [routes.deleteMedium, "media/mediaRoutes.test.ts"],
  [routes.withdrawText, "texts/withdrawn.test.ts"],
  [routes.importContent, "transfer/transferRoutes.test.ts"],
  [routes.publishDraft, "texts/draftRoutes.test.ts"],
  [routes.discardDraft, "texts/draftRoutes.test.ts"],
  [routes.changeFeedbackState, "feedback/inboxRoutes.test.ts"],
  [routes.deleteFeedback, "feedback/inboxRoutes.test.ts"],
  [routes.saveView, "views/viewRoutes.test.ts: where it is shared; a private one is its maker's alone."],
  [routes.changeView, "views/viewRoutes.test.ts"],
  [routes.deleteView, "views/viewRoutes.test.ts"],
  [routes.restoreView, "views/viewRoutes.test.ts"],
  [routes.cancelClientJob, "clientJobRoutes.ts"],
  [routes.saveCouncilSignIn, "federation/signInSettings.test.ts"],
  [routes.switchPasswords, "federation/passwordsOff.test.ts"],
  [routes.makeVersionCurrent, "datasetRoutes.test.ts"],
  [
    routes.createClient,
    "installation/installationRoutes.test.ts: it is in the trail of the client that it makes.",
  ],
]);

let api: RunningApi;
let mailbox: ReturnType<typeof mailboxOf>;
beforeAll(async () => {
  api = await startApi();
  mailbox = mailboxOf(api);
});
afterAll(() => api.stop());

const admin = () => api.as("admin", "larkhaven");
const anybody = () => `${randomUUID()}@a.example`;
const inLarkhaven = <T>(work: (tx: ClientTransaction) => Promise<T>) => inClient(api, "larkhaven", work);
const newMember = async () => {
  const { id, email } = await createUser(api.store.shared, { email: anybody(), status: "CONFIRMED" });
  await inLarkhaven((tx) => setMembership(tx, id, "member"));
  return { id, email };
};
const send = (method: "POST" | "PUT" | "DELETE", url: string, payload?: object, headers = admin()) =>
  api.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const inviteSomebody = async (email = anybody()) => {
  await send("POST", "/user/invite", { emails_to_invite: [email], client_name: "larkhaven" });
  return email;
};

/** Makes the call where it changes something. @returns its answer, and what is to be in the trail by whom. */
type Mutation = () => Promise<{
  readonly answer: { readonly statusCode: number };
  readonly action: string;
  /** Somebody's e-mail; the administrator's without one. */
  readonly by?: string;
}>;

const mutations = new Map<Route, Mutation>([
  [
    routes.acceptTerms,
    async () => ({
      answer: await send("POST", "/user/accept_tsncs", {}, api.as("member", "larkhaven")),
      action: "terms.accepted",
      by: people.member,
    }),
  ],
  [
    routes.confirmSignUp,
    async () => {
      const email = anybody();
      await inLarkhaven((tx) => approveEmailDomain(tx, "a.example"));
      const { user_uuid } = (await send("POST", "/user/signup", { email, password }, {})).json();
      const confirmation_code = await mailbox.code(email);
      const answer = await send("POST", "/user/confirm_signup", { user_uuid, email, confirmation_code }, {});
      return { answer, action: "membership.added", by: email };
    },
  ],
  [
    routes.inviteUsers,
    async () => ({
      answer: await send("POST", "/user/invite", {
        emails_to_invite: [anybody()],
        client_name: "larkhaven",
      }),
      action: "membership.invited",
    }),
  ],
  [
    routes.resendInvite,
    async () => ({
      answer: await send("POST", "/user/resend_invite_email", { email: await inviteSomebody() }),
      action: "membership.invited",
    }),
  ],
  [
    routes.acceptInvitation,
    async () => {
      await inviteSomebody(people.nobody);
      const login = await send("POST", "/user/login", undefined, basic(people.nobody, password));
      const headers = { authorization: `Bearer ${login.json().access_token}` };
      const carried = await mailbox.invitation(people.nobody);
      const answer = await send("POST", "/user/accept_invitation", carried, headers);
      return { answer, action: "membership.added", by: people.nobody };
    },
  ],
  [
    routes.changeRole,
    async () => ({
      answer: await send("PUT", `/client/users/${(await newMember()).id}/role`, { role: "editor" }),
      action: "membership.role-changed",
    }),
  ],
  [
    routes.deleteUser,
    async () => ({
      answer: await send("POST", "/user/delete_user", { user_uuid: (await newMember()).id }),
      action: "membership.removed",
    }),
  ],
  [
    routes.endPersonSessions,
    async () => ({
      answer: await send("DELETE", `/client/users/${(await newMember()).id}/sessions`),
      action: "sessions.ended",
    }),
  ],
  [
    routes.endPersonSession,
    async () => {
      const { id: userId } = await newMember();
      const tokens = { accessToken: "a", refreshToken: "b" };
      await createSession(api.store.shared, { userId, tokens });
      const [session] = await listUserSessions(api.store.shared, userId);
      return {
        answer: await send("DELETE", `/client/users/${userId}/sessions/${session?.handle}`),
        action: "sessions.ended",
      };
    },
  ],
  [
    routes.switchFlag,
    async () => ({
      answer: await send("PUT", "/client/feature_flags/replacementCosts", { position: "on" }),
      action: "flag.changed",
    }),
  ],
  [
    routes.approveEmailDomain,
    async () => ({
      answer: await send("PUT", "/client/email_domains/bay.example"),
      action: "email-domain.changed",
    }),
  ],
  [
    routes.withdrawEmailDomain,
    async () => {
      await send("PUT", "/client/email_domains/sound.example");
      return {
        answer: await send("DELETE", "/client/email_domains/sound.example"),
        action: "email-domain.changed",
      };
    },
  ],
]);

const changing = Object.entries<Route>(routes).filter(([, { method }]) => method !== "GET");

it.each(changing)(
  "A-45: %s is known to change something of a client's, or to change nothing",
  (_name, route) => {
    const known = [
      mutations.has(route),
      heldBy.has(route),
      changesNothing.has(route),
      isQuestion(route),
      isAnAccounts(route),
    ].filter(Boolean);
    expect(known).toHaveLength(1);
  },
);

describe.each(changing.filter(([, route]) => mutations.has(route)))("%s", (_name, route) => {
  it("A-45: leaves who did it, what was before and what came after in the client's trail", async () => {
    const { answer, action, by = people.admin } = await (mutations.get(route) as Mutation)();
    expect(answer.statusCode).toBeLessThan(300);
    const [event] = await inLarkhaven((tx) => listClientEvents(tx, 1));
    expect(event).toMatchObject({
      action,
      actorUserId: (await findUserByEmail(api.store.shared, by))?.id,
      details: { before: expect.toSatisfy(isSaid), after: expect.toSatisfy(isSaid) },
    });
    expect(JSON.stringify(event)).not.toMatch(/password|token|secret|Bearer/i);
  });
});

/** Null says that there was nothing, or is nothing any more. */
const isSaid = (value: unknown) => value !== undefined;
