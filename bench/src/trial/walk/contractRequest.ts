import { sampleBody } from "@stopbank/api/testing/sample-bodies";
import { knownValue, sampleFileOf } from "@stopbank/api/testing/sample-request";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import type { TSchema } from "typebox";
import { Check } from "typebox/value";
import { type Nameable, pick, type Random, type WalkRequest } from "./nameable.ts";

/** What leads out of the walk, or shows everybody's mail by design: the demonstration's mailbox. */
const leftOut = new Set<Route>([routes.devMail, routes.logout]);
const table = Object.values<Route>(routes).filter((route) => !leftOut.has(route));

/** A call of the contract about things of the caller's client and of others'. */
export function contractRequest(names: () => Nameable, own: Nameable, random: Random): WalkRequest {
  const route = pick(table, random) as Route;
  const path = route.path
    .replace(/:([A-Za-z_]+)/g, (_, name: string) =>
      encodeURIComponent(paramOf(route, name, names(), own, random)),
    )
    .replace("*", () => restOf(route, names(), own, random));
  const query = new URLSearchParams(
    Object.entries<TSchema>(route.query?.properties ?? {}).flatMap(([name, schema]) => {
      const value =
        random() < 0.4 || !isOptional(route.query, name)
          ? valueFor(name, schema, names(), own, random)
          : undefined;
      return value === undefined
        ? []
        : [[name, typeof value === "object" ? JSON.stringify(value) : String(value)]];
    }),
  );
  const whole = { route, method: route.method, path: `/api${path}${query.size > 0 ? `?${query}` : ""}` };
  if (route.consumes !== undefined)
    return { ...whole, type: route.consumes, body: Buffer.from(sampleFileOf(route)) };
  if (route.body === undefined) return whole;
  return { ...whole, type: "application/json", body: JSON.stringify(bodyOf(route, names, own, random)) };
}

const isOptional = (schema: TSchema | undefined, name: string) =>
  !((schema as { required?: readonly string[] } | undefined)?.required ?? []).includes(name);

function paramOf(route: Route, name: string, names: Nameable, own: Nameable, random: Random): string {
  if (/user/.test(name)) return pick(people(names, own), random) ?? "";
  return knownValue(route, name, names);
}

function restOf(route: Route, names: Nameable, own: Nameable, random: Random): string {
  if (route.path.startsWith("/regions/")) return names.regions.join(",");
  return pick(["all", `area:${names.areaId}`, names.regions.join(","), triangleText(own)], random) ?? "all";
}

/** Of one's own client those who may come to harm; of another's also those who walk. */
const people = (names: Nameable, own: Nameable): readonly string[] =>
  names === own ? names.userIds : [...names.userIds, ...names.walkerIds];

/** In a path, as four positions. */
const triangleText = ({ west }: Nameable) =>
  [west, west + 0.5, west + 0.5].map((x, i) => `${x},${-40.2 - (i === 2 ? 0.5 : 0)}`).join(";");

/** A valid body, with what it may name more of swapped for things of one client or another. */
function bodyOf(route: Route, names: () => Nameable, own: Nameable, random: Random): object {
  const sample = sampleBody(route, names()) as Record<string, unknown>;
  const properties: Record<string, TSchema> =
    (route.body as { properties?: Record<string, TSchema> }).properties ?? {};
  const swapped = Object.entries(properties).flatMap(([name, schema]) => {
    if (random() < 0.4) return [];
    const value = valueFor(name, schema, names(), own, random) ?? wordsFor(name, schema, own);
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...sample, ...Object.fromEntries(swapped) };
}

/** Secrets that are not the walk's to guess, and that it does not change. */
const notOurs = /password|token|code|session|invitation|phone/;

const wordsFor = (name: string, schema: TSchema, { secret }: Nameable): unknown =>
  !notOurs.test(name) && Check(schema, secret) ? secret : undefined;

function valueFor(name: string, schema: TSchema, names: Nameable, own: Nameable, random: Random): unknown {
  const candidates = candidatesFor(name, names, own, random);
  return candidates.find((value) => Check(schema, value));
}

function candidatesFor(name: string, names: Nameable, own: Nameable, random: Random): readonly unknown[] {
  const { client, type, elementId, regions, areaId, tag, hazardId, version } = names;
  if (/user_?(uu)?id/i.test(name)) return [pick(people(names, own), random)];
  if (/email/.test(name)) return [pick(names.emails, random), [pick(names.emails, random)]];
  if (/client/.test(name)) return [client, [client]];
  if (/region/.test(name)) return [regions.join(","), regions, regions[0]];
  if (name === "area" || name === "geometry") return [triangleOf(own)];
  if (/area/.test(name)) return [areaId, [areaId], `area:${areaId}`];
  if (/prefiltered/.test(name)) return [{ [type]: [elementId] }, [elementId]];
  if (/asset.*id|element/i.test(name)) return [elementId, [elementId], { [type]: [elementId] }];
  if (/tag|scenario/i.test(name)) return [tag, [tag]];
  if (/hazard/i.test(name)) return [hazardId, [hazardId]];
  if (/version|since|before/.test(name)) return [version];
  if (/layer|type/i.test(name)) return [type, [type]];
  if (/job/.test(name)) return [pick(names.jobIds, random)];
  if (/search|query/.test(name)) return [own.secret.slice(0, 6), client];
  return [];
}

const triangleOf = ({ west }: { readonly west: number }) => ({
  type: "Polygon",
  coordinates: [
    [
      [west, -40.5],
      [west + 0.5, -40.5],
      [west + 0.25, -40.1],
      [west, -40.5],
    ],
  ],
});
