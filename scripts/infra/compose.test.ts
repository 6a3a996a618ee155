import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { refusePublishedSecrets } from "@stopbank/http-edge/published-secrets";
import { describe, expect, it } from "vitest";
import { type ComposeService, readCompose } from "./readCompose.ts";

const text = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
const dockerfile = text("infra/Dockerfile");
const local = readCompose("docker-compose.yml");
const production = readCompose("docker-compose.production.yml");
const files = [
  ["docker-compose.yml", local],
  ["docker-compose.production.yml", production],
] as const;

/** Where servers keep what is their own: `STOPBANK_HOME` of their images. */
const [, home = ""] = /\bSTOPBANK_HOME=(\S+)/.exec(dockerfile) ?? [];

const secrets = ({ environment = {} }: ComposeService) =>
  Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|TOKEN|DATABASE|KEY(?!_ID)/.test(name));

describe.each(files)("%s", (_name, { services, volumes }) => {
  const all = Object.entries(services);

  it("builds targets that the Dockerfile has, none of them as root, and what it builds from this folder", () => {
    const from = new Map(
      [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, base, name]) => [name, base]),
    );
    const isOfServer = (target: string): boolean =>
      from.has(target) && (from.get(target) === "server" || isOfServer(from.get(target) ?? ""));
    const built = all.flatMap(([, { build }]) => (build === undefined ? [] : [build]));
    expect(built.length).toBeGreaterThan(2);
    for (const { target, context, dockerfile } of built) {
      expect(isOfServer(target), target).toBe(true);
      expect([context, dockerfile]).toEqual([".", "infra/Dockerfile"]);
    }
    expect(dockerfile.match(/^USER /gm)).toHaveLength(1);
    const [, server = ""] = /^FROM \S+ AS server\n([\s\S]*?)^FROM /m.exec(dockerfile) ?? [];
    expect(server).toMatch(/^USER stopbank$/m);
  });

  it("pins every image that it does not build, and checks the health of all that start by default", () => {
    for (const [, { image = "", build }] of all) if (build === undefined) expect(image).toMatch(/:v?\d/);
    const unchecked = all.filter(
      ([, one]) => one.profiles === undefined && one.restart !== "no" && one.healthcheck === undefined,
    );
    expect(unchecked.map(([name]) => name)).toEqual([]);
  });

  it("gives what it builds no root, no right to write and no privileges", () => {
    for (const [, one] of all.filter(([, { build }]) => build !== undefined))
      expect(one).toMatchObject({
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
      });
  });

  it("starts what prints by an init, which takes in what browsers leave (B-09)", () => {
    const workers = all.filter(([, { command }]) => command?.includes("worker"));
    expect(workers.length).toBeGreaterThan(0);
    for (const [, worker] of workers) expect(worker.init).toBe(true);
  });

  it("gives what prints a browser that may be started on a root that cannot be written, and a place for what jobs make (B-09)", () => {
    const workers = all.filter(([, { command }]) => command?.includes("worker"));
    expect(workers.length).toBeGreaterThan(0);
    for (const [, { build, tmpfs, volumes: places }] of workers) {
      // What is mounted as tmpfs is noexec, so whatever is unpacked there can never be started.
      expect(tmpfs).toEqual(["/tmp"]);
      expect(places).toEqual([home]);
      const [, stage = ""] =
        new RegExp(`^FROM \\S+ AS ${build?.target}\\n([\\s\\S]*?)(?=^FROM |(?![\\s\\S]))`, "m").exec(
          dockerfile,
        ) ?? [];
      expect(stage).toMatch(/^ENV .*\bXDG_CACHE_HOME=\/var\/cache\/stopbank$/m);
      expect(stage).toMatch(/^RUN node packages\/browser\/src\/unpackForImage\.ts$/m);
    }
  });

  it("sets nothing that the servers do not read", () => {
    const read = [
      "apps/api/src/config.ts",
      "apps/bff/src/config.ts",
      "apps/bff/src/worker/workerConfig.ts",
      "packages/dataset/src/storage/s3/s3Settings.ts",
      "packages/dataset/src/testing/serveS3.ts",
      "packages/http-edge/src/publishedSecrets.ts",
    ]
      .map(text)
      .join();
    const set = all.flatMap(([, { build, environment = {} }]) =>
      build === undefined ? [] : Object.keys(environment),
    );
    expect(set.length).toBeGreaterThan(15);
    for (const name of set) expect(read).toContain(name);
  });

  it("mounts files that exist and volumes that are declared", () => {
    for (const [, { volumes: mounted = [] }] of all)
      for (const source of mounted.map((volume) => volume.split(":", 1)[0] ?? ""))
        if (source.startsWith("./")) expect(text(source.slice(2))).not.toBe("");
        // A volume without a name, of a folder that the image has for whoever runs there.
        else if (source.startsWith("/"))
          expect(dockerfile).toContain(`install -d -o stopbank -g stopbank ${source} `);
        else expect(volumes).toHaveProperty(source);
  });

  it("lets this machine alone in, by the BFF's door alone", () => {
    const open = all.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(open).toEqual([
      ["bff", expect.stringMatching(/^\$\{STOPBANK_PUBLISHED_AT:-127\.0\.0\.1\}:\S+:8080$/)],
    ]);
  });

  it("names for the BFF every process of the API that there is", () => {
    const apis = all.filter(([name]) => /^api-\d$/.test(name)).map(([name]) => `http://${name}:8081`);
    expect(apis.length).toBeGreaterThan(1);
    expect(services.bff?.environment?.API_URL).toBe(apis.join(","));
  });
});

describe("docker-compose.yml, for everybody to read", () => {
  const servers = ["bff", "api-1", "api-2", "worker"].map((name) => local.services[name]?.environment ?? {});

  it("needs no secret from outside, and every one of its own is known for what it is", () => {
    const all = Object.values(local.services).flatMap(secrets);
    expect(all.length).toBeGreaterThan(10);
    for (const [name, value] of all) expect(value, name).toContain("local-development-only");
  });

  it.each(servers)(
    "starts servers where this machine alone reaches them, and nowhere else",
    (environment) => {
      const at = (where: string) => ({
        ...filledIn(environment, { STOPBANK_PUBLISHED_AT: where }),
        HOST: "0.0.0.0",
      });
      expect(() => refusePublishedSecrets(at("127.0.0.1"))).not.toThrow();
      expect(() => refusePublishedSecrets(at("0.0.0.0"))).toThrow(/others than this machine/);
    },
  );

  it("gives keys that are long enough, and the same for jobs to who starts and who does them", () => {
    const [bff, api, , worker] = servers;
    for (const key of [api?.STOPBANK_TOKEN_KEY, bff?.STOPBANK_JOBS_KEY])
      expect(Buffer.from(String(key), "base64url").length).toBeGreaterThanOrEqual(32);
    expect(worker?.STOPBANK_JOBS_KEY).toBe(bff?.STOPBANK_JOBS_KEY);
  });
});

it("docker-compose.production.yml holds no secret of its own, and asks for each but the optional", () => {
  const all = Object.values(production.services).flatMap(secrets);
  expect(all.length).toBeGreaterThan(8);
  for (const [name, value] of all)
    expect(value, name).toMatch(name === "STOPBANK_OPERATOR_TOKEN" ? /^\$\{\w+:-\}$/ : /\$\{\w+:\?set it\}/);
});

it("docker-compose.production.yml gives the owner's login to one service alone, which ends before the servers begin", () => {
  const services = Object.entries(production.services);
  const knows = services.filter(([name, { environment = {} }]) => {
    return name !== "postgres" && Object.values(environment).join().includes("STOPBANK_OWNER_PASSWORD");
  });
  expect(knows).toEqual([["migrate", expect.objectContaining({ command: ["migrate"], restart: "no" })]]);
  const after = services.filter(
    ([, one]) => one.depends_on?.migrate?.condition === "service_completed_successfully",
  );
  expect(after.map(([name]) => name)).toEqual(["bff", "api-1", "api-2", "worker"]);
});

it.each(files)("%s gives no server the password of PostgreSQL's superuser", (_name, { services }) => {
  const superuser = services.postgres?.environment?.POSTGRES_PASSWORD ?? "";
  expect(superuser).not.toBe("");
  const elsewhere = Object.entries(services).flatMap(([name, { environment = {} }]) =>
    Object.entries(environment).filter(([key]) => name !== "postgres" || key !== "POSTGRES_PASSWORD"),
  );
  for (const [key, value] of elsewhere) expect(value, key).not.toContain(superuser);
});

it("the lockfile names no registry's host", () => {
  expect(text("pnpm-lock.yaml")).not.toMatch(/https?:\/\//);
});

/** As Compose does, for `${NAME:-otherwise}`. */
const filledIn = (environment: Readonly<Record<string, string>>, from: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(
        /\$\{(\w+):-([^}]*)\}/g,
        (_all, key: string, otherwise: string) => from[key] ?? otherwise,
      ),
    ]),
  );
