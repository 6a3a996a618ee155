import { type FeatureFlag, type FeatureFlags, featureFlags } from "@stopbank/contract/flags";
import { pathsOf, type ResponseOf, type Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { DomainError } from "@stopbank/errors";
import { sendError } from "@stopbank/http-edge/errors";
import { findJobGrant } from "@stopbank/store/jobs";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { type Seeded, testClient } from "./seededStore.ts";
import { bearerName, type TestPerson } from "./testCallers.ts";

type Routes = typeof routes;

/** What the API answers, by the call's name in the contract: the answer itself, or what makes it of the request. */
export type Answers = {
  readonly [K in keyof Routes]?:
    | ResponseOf<Routes[K]>
    | ((request: FastifyRequest) => ResponseOf<Routes[K]> | Promise<ResponseOf<Routes[K]>>);
};

/**
 * An API that knows one client with a member and an admin, their flags, and what a test has it answer. A call that it has no
 * answer to fails with `test/no-answer`.
 */
export function standInApi(
  flags: FeatureFlags,
  answers: Answers,
  people: () => Promise<Seeded>,
): FastifyInstance {
  const app = Fastify();
  app.setErrorHandler(sendError);
  const known: { readonly [K in keyof Routes]?: (request: FastifyRequest) => unknown } = {
    clients: () => [{ ...testClient, accepted_tsncs: true }],
    clientConfig: () => ({ feature_flags: flags }),
    currentUser: async ({ headers }) => {
      const seeded = await people();
      const name = bearerName(headers.authorization) ?? (await ownerName(headers.authorization, seeded));
      if (name === undefined)
        throw new DomainError("unauthenticated", "auth/sign-in-first", "Please log in first.");
      return {
        user_uuid: seeded.userIds[name],
        email: `${name}@stopbank.example`,
        client_name: testClient.client_name,
        user_roles: [name],
        show_changelog: false,
        accepted_tsncs: true,
      };
    },
  };
  for (const [name, route] of Object.entries<Route>(routes))
    for (const url of pathsOf(route))
      app.route({
        method: route.method,
        url,
        handler: async (request) => {
          const answer: unknown = answers[name as keyof Routes] ?? known[name as keyof Routes];
          if (answer === undefined) throw noAnswer(name);
          return typeof answer === "function" ? answer(request) : answer;
        },
      });
  return app;
}

/** Whose job asks, while it runs. */
async function ownerName(
  authorization: string | undefined,
  { store, userIds }: Seeded,
): Promise<TestPerson | undefined> {
  const grant = await findJobGrant(store, authorization?.replace(/^Bearer /, "") ?? "");
  return (["member", "admin"] as const).find((name) => userIds[name] === grant?.userId);
}

export const flagsWith = (on: readonly FeatureFlag[]) =>
  Object.fromEntries(
    [...featureFlags, ...on].map((flag) => [
      flag,
      { enabled: on.includes(flag) ? "enabled" : "not_enabled" },
    ]),
  ) as FeatureFlags;

const noAnswer = (name: string) =>
  new DomainError("not-found", "test/no-answer", `Give "${name}" among the answers of the test's API.`);
