import { setPriority } from "node:os";
import type { AreaShape } from "@stopbank/contract/area-making";
import { AreaGeometry } from "@stopbank/contract/geometry";
import type { Route } from "@stopbank/contract/route";
import { routes } from "@stopbank/contract/routes";
import { mostIds, mostNamed } from "@stopbank/contract/selection";
import { DomainError } from "@stopbank/errors";
import { checked } from "@stopbank/http-edge/validation";
import { type Area, shareArea, validateArea as validate } from "@stopbank/risk-engine/area";
import { areaHectares } from "@stopbank/risk-engine/area-rings";
import { rankStability as rankByEach } from "@stopbank/risk-engine/rank-stability";
import { selectInArea as select } from "@stopbank/risk-engine/select";
import { mostMoving as moveEach } from "@stopbank/risk-engine/sensitivity";
import { packArea, unpackArea } from "@stopbank/store/packed-area";
import { parse } from "secure-json-parse";
import { Compile, type Validator } from "typebox/compile";
import { type Outcome, outcomeOf } from "./outcome.ts";
import type { ReadBody, Tasks } from "./tasks.ts";

/** What a thread of the pool runs: {@link Tasks}, by name. */
type InThread = {
  [Name in keyof Tasks]: (...task: Parameters<Tasks[Name]>) => Promise<Outcome<ReturnType<Tasks[Name]>>>;
};

// On Linux this is about the calling thread alone: where all cores are busy, the event loop comes first.
if (process.platform === "linux") setPriority(10);

const bodyChecks = new Map<string, Validator>();

export const readBody: InThread["readBody"] = ({ call, bytes }) =>
  outcomeOf((): ReadBody => {
    const json = readJson(bytes);
    refuseManyNames(json);
    refuseManyIds(json);
    const body = checked(bodyCheck(call), "body", json) as Record<string, unknown>;
    // Every large body but that of a call which keeps an area has it as `area`, if it has one.
    const name = "geometry" in body ? "geometry" : "area";
    const geometry = body[name] as AreaGeometry | undefined;
    if (geometry === undefined) return { body };
    const area = shareArea(validate(geometry));
    return {
      body: { ...body, [name]: { type: geometry.type, coordinates: [[]] } },
      area,
      ...(name === "geometry" ? { packed: packArea(geometry) } : {}),
    };
  });

export const validateArea: InThread["validateArea"] = ({ geometry }) =>
  outcomeOf(() => shareArea(validate(geometry)));

export const readArea: InThread["readArea"] = ({ json }) =>
  outcomeOf((): Area => {
    const geometry = readJson(json);
    if (!keptArea.Check(geometry)) throw new Error("A kept area is not an area.");
    return shareArea(validate(geometry));
  });

export const selectInArea: InThread["selectInArea"] = ({ index, area, rule }) =>
  outcomeOf(() => select(index, area, rule));

export const makeArea: InThread["makeArea"] = ({ shapes, kept, bufferMetres }) =>
  outcomeOf(async () => {
    // GDAL takes half a second and 100 MB, which the other tasks do without.
    const gdal = await import("@stopbank/geo-read/make-area");
    const areas = await Promise.all(
      kept.map(async (packed) => JSON.parse((await unpackArea(packed)).toString()) as AreaGeometry),
    );
    return packArea(await gdal.makeArea({ shapes: [...shapes, ...areas] as AreaShape[], bufferMetres }));
  });

export const measureArea: InThread["measureArea"] = (area) => outcomeOf(() => areaHectares(area));

export const rankStability: InThread["rankStability"] = ({ shares, weightings }) =>
  outcomeOf(() => rankByEach(shares, weightings));

export const mostMoving: InThread["mostMoving"] = ({ shares, weights }) =>
  outcomeOf(() => moveEach(shares, weights));

const keptArea = Compile(AreaGeometry);

function bodyCheck(call: string): Validator {
  const known = bodyChecks.get(call);
  if (known !== undefined) return known;
  const { body } = (routes as Readonly<Record<string, Route>>)[call] ?? {};
  if (body === undefined) throw new Error(`The call ${call} has no body.`);
  const check = Compile(body);
  bodyChecks.set(call, check);
  return check;
}

/** The check of a schema would go through a million names before it says that they are too many. */
function refuseManyNames(value: unknown, depth = 2): void {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  const values = Object.values(value);
  if (values.length > mostNamed)
    throw new DomainError(
      "invalid",
      "request/too-many-names",
      `The body names ${values.length} things in one place; ${mostNamed} are the most.`,
    );
  if (depth > 0) for (const each of values) refuseManyNames(each, depth - 1);
}

/** Each of them is copied to the event loop's thread, which does nothing else meanwhile: 0.15 s for a million. */
function refuseManyIds(value: unknown): void {
  const { prefiltered_asset_ids: byLayer = {} } = (value ?? {}) as { prefiltered_asset_ids?: unknown };
  const lists = Object.values(byLayer ?? {}).filter((each) => Array.isArray(each));
  const count = lists.reduce((sum, { length }) => sum + length, 0);
  if (count > mostIds)
    throw new DomainError(
      "too-large",
      "request/too-many-ids",
      `The body names ${count} elements; ${mostIds} are the most. Choose more by area, region or attributes.`,
    );
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), undefined, {
      protoAction: "error",
      constructorAction: "error",
    });
  } catch (cause) {
    throw new DomainError("invalid", "request/malformed", "The request cannot be read.", {
      reason: String(cause).slice(0, 200),
    });
  }
}
