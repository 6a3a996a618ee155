import type { Parameters } from "./parameters.ts";

/**
 * Escapes a name inside a parameter, so that the separators around it stay ours. Applied before the query's own
 * escaping; plain ids and numbers come out as they are.
 */
export const escapeName = (name: string): string =>
  encodeURIComponent(name).replace(/[!'()*~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** @throws URIError for a damaged escape. */
export const unescapeName = (text: string): string => decodeURIComponent(text);

/** @returns undefined for a damaged escape. */
export function unescapeNameOrNothing(text: string): string | undefined {
  try {
    return unescapeName(text);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}

/** Writes parameters leaving the separators readable that a query may carry as they are. */
export function writeQuery(parameters: Parameters): string {
  return parameters
    .map(([name, value]) => {
      const escaped = encodeURIComponent(value).replace(/%(2C|3A|3B|3D|40|2F|24)/g, decodeURIComponent);
      return `${encodeURIComponent(name)}=${escaped}`;
    })
    .join("&");
}

/** A finite number written in full, or undefined. */
export function readQueryNumber(text: string | undefined): number | undefined {
  if (text === undefined || !/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value + 0 : undefined;
}
