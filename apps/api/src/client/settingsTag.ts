import { createHash } from "node:crypto";
import { DomainError } from "@stopbank/errors";

/** Another for every state of a client's settings: whoever changes them says which they saw. */
export const tagOf = (settings: object): string =>
  createHash("sha256").update(orderedJson(settings)).digest("hex").slice(0, 32);

/** As JSON, in the same order of names each time: a database keeps them in one of its own. */
export const orderedJson = (value: unknown): string =>
  JSON.stringify(value, (_name, each: unknown) =>
    typeof each === "object" && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  ) ?? "";

/** @param area whose code it is: `branding` or `preferences`. */
export const changedMeanwhile = (area: string): DomainError =>
  new DomainError(
    "conflict",
    `${area}/changed-meanwhile`,
    "Somebody else has changed this since you opened it. Yours is still here: look at theirs, then decide.",
  );
