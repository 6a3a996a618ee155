import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Service {
  readonly build?: { readonly dockerfile: string; readonly target: string };
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly profiles?: readonly string[];
}

const text = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");
const compose = parse(text("docker-compose.yml"), { merge: true }) as {
  services: Readonly<Record<string, Service>>;
  volumes: Readonly<Record<string, null>>;
};
const services = Object.entries(compose.services);
const dockerfile = text("infra/Dockerfile");

describe("docker-compose.yml", () => {
  it("builds targets that the Dockerfile has, none of them as root", () => {
    const targets = [...dockerfile.matchAll(/^FROM (\S+) AS (\S+)$/gm)].map(([, from, name]) => [name, from]);
    const built = services.flatMap(([, { build }]) => (build === undefined ? [] : [build]));
    expect(built.map(({ target }) => target).sort()).toEqual(["api", "api", "bff", "worker"]);
    for (const { target } of built) expect(targets).toContainEqual([target, "server"]);
    expect(dockerfile).toMatch(/^USER node\nENTRYPOINT/m);
  });

  it("pins every image and checks the health of all that start by default", () => {
    for (const [, { image }] of services) if (image !== undefined) expect(image).toMatch(/:v?\d/);
    const unchecked = services.filter(
      ([, one]) => one.profiles === undefined && one.healthcheck === undefined,
    );
    expect(unchecked.map(([name]) => name)).toEqual([]);
  });

  it("sets nothing that the servers do not read", () => {
    const read = [
      "apps/api/src/config.ts",
      "apps/bff/src/config.ts",
      "packages/dataset/src/storage/s3/s3Settings.ts",
    ]
      .map(text)
      .join();
    const set = ["api", "bff", "demo"].flatMap((name) =>
      Object.keys(compose.services[name]?.environment ?? {}),
    );
    expect(set.length).toBeGreaterThan(5);
    for (const name of set) expect(read).toContain(name);
  });

  it("holds no password of its own", () => {
    const values = services.flatMap(([, { environment }]) => Object.entries(environment ?? {}));
    for (const [name, value] of values)
      if (/PASSWORD|KEY|DATABASE/.test(name)) expect(value).toContain(":?set it}");
  });

  it("mounts files that exist and volumes that are declared", () => {
    for (const [, { volumes = [] }] of services)
      for (const source of volumes.map((volume) => volume.split(":", 1)[0] ?? ""))
        if (source.startsWith("./")) expect(text(source.slice(2))).not.toBe("");
        else expect(compose.volumes).toHaveProperty(source);
  });
});

it("the lockfile names no registry's host", () => {
  expect(text("pnpm-lock.yaml")).not.toMatch(/https?:\/\//);
});
