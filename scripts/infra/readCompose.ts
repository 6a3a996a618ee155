import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";

export interface ComposeService {
  readonly extends?: { readonly file?: string; readonly service: string };
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly read_only?: boolean;
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly profiles?: readonly string[];
  readonly command?: readonly string[];
  readonly restart?: string;
  readonly init?: boolean;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

export interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly volumes?: Readonly<Record<string, null>>;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * A Compose file with what its services extend put in, as Compose does for the parts that are used here: maps are merged,
 * volumes joined, all else is the extending service's own. Paths come out relative to the root.
 *
 * @param path relative to the root.
 */
export function readCompose(path: string): Compose {
  const compose = parse(readFileSync(`${root}${path}`, "utf8"), { merge: true }) as Compose;
  const services = Object.entries(compose.services).map(([name, service]) => [
    name,
    extended(path, compose, service),
  ]);
  return { ...compose, services: Object.fromEntries(services) };
}

function extended(path: string, compose: Compose, service: ComposeService): ComposeService {
  const { extends: base, ...own } = service;
  const here = relativeToRoot(path, own);
  if (base === undefined) return here;
  const from = base.file === undefined ? path : posix.join(posix.dirname(path), base.file);
  const found = base.file === undefined ? compose.services[base.service] : undefined;
  const parent =
    found === undefined ? readCompose(from).services[base.service] : extended(path, compose, found);
  if (parent === undefined) throw new Error(`${path} extends ${base.service}, which ${from} has not.`);
  return {
    ...parent,
    ...here,
    ...(parent.environment || here.environment
      ? { environment: { ...parent.environment, ...here.environment } }
      : {}),
    ...(parent.volumes || here.volumes
      ? { volumes: [...(parent.volumes ?? []), ...(here.volumes ?? [])] }
      : {}),
  };
}

function relativeToRoot(path: string, service: ComposeService): ComposeService {
  const at = (text: string) => posix.join(posix.dirname(path), text);
  const { build, volumes } = service;
  return {
    ...service,
    ...(build === undefined ? {} : { build: { ...build, context: at(build.context) } }),
    ...(volumes === undefined
      ? {}
      : { volumes: volumes.map((volume) => volume.replace(/^\.[^:]*/, (source) => `./${at(source)}`)) }),
  };
}
