import { readFileSync } from "node:fs";
import { DomainError } from "@stopbank/errors";
import { Errors } from "typebox/value";
import { type ConfiguredSource, type RemoteSource, RemoteSourceFile } from "./remoteSource.ts";

/**
 * The sources of the file that STOPBANK_BASEMAPS names; none without the setting.
 *
 * @throws DomainError `config/bad-setting`, which says what is wrong with the file, and nothing of a key.
 */
export function readRemoteSources(env: NodeJS.ProcessEnv): readonly ConfiguredSource[] {
  const path = env.STOPBANK_BASEMAPS;
  if (path === undefined || path === "") return [];
  const file = parsed(path);
  const [problem] = Errors(RemoteSourceFile, file);
  if (problem !== undefined)
    throw bad(
      `names a file whose ${problem.instancePath.slice(1).replaceAll("/", ".") || "whole"} is not as it must be: it ${problem.message}`,
    );
  return Object.entries((file as { sources: Record<string, RemoteSource> }).sources).map(([id, source]) => {
    checkTemplate(id, source);
    return { id, source, key: keyOf(id, source, env) };
  });
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (cause) {
    throw bad(
      `names a file that cannot be read as JSON: ${cause instanceof Error ? cause.message : "unknown"}`,
    );
  }
}

function keyOf(id: string, { keyFrom, url }: RemoteSource, env: NodeJS.ProcessEnv): string | undefined {
  if (keyFrom === undefined) {
    if (url.includes("{key}"))
      throw bad(`has "{key}" in the address of ${id}, which names no setting as its "keyFrom"`);
    return undefined;
  }
  const key = env[keyFrom];
  if (key === undefined || key === "")
    throw bad(`says that the key of ${id} is in ${keyFrom}, which is not set`);
  return key;
}

function checkTemplate(id: string, source: RemoteSource): void {
  if (!URL.canParse(source.url)) throw bad(`gives ${id} an address that is none`);
  const has = (...places: string[]) => places.every((place) => source.url.includes(place));
  const isByPlace = has("{z}", "{x}", "{y}") || has("{z}", "{x}", "{-y}");
  if ((source.kind === "xyz" || source.kind === "terrain-rgb") && !isByPlace)
    throw bad(`gives ${id} an address without {z}, {x} and {y}`);
  if (source.kind === "wmts" && !has("{TileMatrix}", "{TileRow}", "{TileCol}") && source.layer === undefined)
    throw bad(`gives ${id} neither {TileMatrix}, {TileRow} and {TileCol} nor a "layer"`);
  const saysItself = source.kind === "tilejson" || source.kind === "style";
  if (!saysItself && source.attribution === undefined)
    throw bad(`says nothing of where ${id} is from: its "attribution" stands on the map`);
}

const bad = (why: string) =>
  new DomainError("invalid", "config/bad-setting", `The setting STOPBANK_BASEMAPS ${why}.`);
