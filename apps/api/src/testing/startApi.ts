import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { contentDocument } from "@stopbank/contract/content-documents";
import { localStorage } from "@stopbank/dataset/read";
import type { Store } from "@stopbank/store";
import { putInstallationMedium } from "@stopbank/store/installation-media";
import { openMemoryStore } from "@stopbank/store/memory";
import { setOperator } from "@stopbank/store/operators";
import { type ClientSeed, seedClients, seedUsers, type UserSeed } from "@stopbank/store/seed";
import { findUserByEmail } from "@stopbank/store/users";
import type { FastifyInstance, FastifyServerOptions, InjectOptions } from "fastify";
import { type ApiParts, buildApi } from "../app.ts";
import { createDatasets } from "../data/datasets.ts";
import { createHashPool, type HashPool } from "../passwords/hashPool.ts";
import { propertyContent } from "./propertyContent.ts";
import { putDatasets } from "./publishedDatasets.ts";
import { larkhavenNames, sampleLogo, sampleMedium, tinyNames } from "./sampleRequest.ts";
import { sampleSettings } from "./sampleSettings.ts";

export const password = "Stopbank-1";

const operatorToken = "an-operator-of-these-tests-and-none-other";
/** What `/readyz` tells everything to. */
export const asOperator = { authorization: `Bearer ${operatorToken}` };

/** Who the tests sign in as; `visitor` does not. */
export const people = {
  admin: "admin@stopbank.example",
  member: "member@stopbank.example",
  editor: "editor@stopbank.example",
  other: "other@stopbank.example",
  nobody: "nobody@stopbank.example",
  /** Looks after the installation, and belongs to no client. */
  operator: "operator@stopbank.example",
} as const;
export type SeededPerson = keyof typeof people | "visitor";

export interface RunningApi {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** The folder of datasets. */
  readonly root: string;
  /** Dataset version by client. */
  readonly versions: Readonly<Record<string, string>>;
  /** Headers that sign someone in; in the client named, if one is. */
  as(person: SeededPerson, client?: string): Record<string, string>;
  get(url: string, headers?: Record<string, string>): Promise<InjectedAnswer>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<InjectedAnswer>;
  stop(): Promise<void>;
}

export type InjectedAnswer = Awaited<ReturnType<FastifyInstance["inject"]>>;

export interface StartApiOptions {
  readonly logger?: FastifyServerOptions["logger"];
  readonly hashPool?: HashPool;
  readonly config?: Partial<ApiParts["config"]>;
}

const clientSeed = (name: string): ClientSeed => ({
  clientName: name,
  subdomain: name,
  displayName: name[0]?.toUpperCase() + name.slice(1),
  config: {
    terrain_map: true,
    logos: { full: `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>` },
    feature_flags: Object.fromEntries(
      [
        "riskStories",
        "guidePage",
        "newLandingPage",
        "onboardingPage",
        "summaryPage",
        "propertyPage",
        "prioritisationPage",
      ].map((flag) => [flag, { enabled: "enabled" as const }]),
    ),
  },
  content: [
    contentDocument("terms", { html: `<p>Terms of ${name}</p>` }),
    contentDocument("help", { title: "Help", body: `Of ${name}` }, `${name}.md`),
    ...propertyContent(name),
    contentDocument(
      "prioritisation",
      sampleSettings(name === "larkhaven" ? larkhavenNames : tinyNames(name)),
    ),
  ],
});

const userSeed = (
  email: string,
  memberships: UserSeed["memberships"],
  more: Partial<UserSeed> = {},
): UserSeed => ({
  email,
  password,
  status: "CONFIRMED",
  memberships,
  ...more,
});

/** The real API on a store in memory and three published datasets, with people signed in. */
export async function startApi({
  logger,
  hashPool = createHashPool(),
  config = {},
}: StartApiOptions = {}): Promise<RunningApi> {
  const root = await mkdtemp(join(tmpdir(), "stopbank-api-"));
  const versions = await putDatasets(root);
  const store = await openMemoryStore();
  await seedClients(store, ["larkhaven", "northport", "openaccess"].map(clientSeed));
  await seedUsers(
    store,
    [
      userSeed(people.admin, { larkhaven: "admin", northport: "admin" }),
      userSeed(people.member, { larkhaven: "member" }),
      userSeed(people.editor, { larkhaven: "editor" }),
      userSeed(people.other, { northport: "member" }),
      userSeed(people.nobody, {}),
      userSeed(people.operator, {}),
      userSeed("new@stopbank.example", { larkhaven: "member" }, { mustChangePassword: true }),
      userSeed("unconfirmed@stopbank.example", { larkhaven: "member" }, { status: "UNCONFIRMED" }),
    ],
    hashCheaply,
  );
  await store.withoutClient((tx) =>
    putInstallationMedium(tx, {
      name: sampleMedium,
      originalName: "A square.svg",
      alternativeText: "A square",
      sizes: new Map([[0, Buffer.from(sampleLogo)]]),
    }),
  );
  const operator = await findUserByEmail(store.shared, people.operator);
  if (operator !== undefined) await setOperator(store, operator, { isOn: true, by: {} });
  const app = await buildApi({
    store,
    datasets: createDatasets(localStorage(root), 64 * 1_048_576, join(root, ".search")),
    tokenKeys: [new Uint8Array(32).fill(7)],
    config: {
      home: join(root, ".home"),
      publicClient: "openaccess",
      demo: true,
      publicUrl: new URL("http://localhost:8080"),
      smtpUrl: undefined,
      mailFrom: "Stopbank <no-reply@stopbank.example>",
      host: "127.0.0.1",
      trustedProxies: ["127.0.0.1"],
      operatorToken,
      threads: 2,
      areaSeconds: 60,
      visitorPositions: 2_000_000,
      memberPositions: 6_000_000,
      visitorAreas: 200,
      visitorAreaBytes: 10 * 1_048_576,
      clientAreaBytes: 200 * 1_048_576,
      visitorAreaDays: 30,
      memberAreaDays: 365,
      ...config,
    },
    ...(logger === undefined ? {} : { logger }),
    hashPool,
  });
  const inject = (options: InjectOptions) => app.inject(options);
  const tokens = new Map<string, string>();
  for (const [person, email] of Object.entries(people)) {
    const answer = await inject({ method: "POST", url: "/user/login", headers: basic(email, password) });
    tokens.set(person, answer.json().access_token);
  }
  return {
    app,
    store,
    root,
    versions,
    as: (person, client) => ({
      ...(person === "visitor" ? {} : { authorization: `Bearer ${tokens.get(person)}` }),
      ...(client === undefined ? {} : { "ui-client-name": client }),
    }),
    get: (url, headers = {}) => inject({ method: "GET", url, headers }),
    post: (url, body, headers = {}) => inject({ method: "POST", url, headers, payload: body as object }),
    stop: async () => {
      await app.close();
      await store.close();
      await rm(root, { recursive: true });
    },
  };
}

/** What logs somebody in takes no time here; what it takes elsewhere `hashPool.test.ts` holds. */
const hashCheaply = (secret: string) => hash(secret, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export const basic = (email: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${email}:${secret}`, "utf8").toString("base64")}`,
});
