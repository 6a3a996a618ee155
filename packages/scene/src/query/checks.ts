import type { AttributeFilter } from "@stopbank/contract/selection";
import type { Camera } from "../scene.ts";

// Addresses are read by hand and not by the schemas these are: a validator is 40 kB of packed JavaScript before the map.
// checks.test.ts holds that both say the same.

const within = (value: unknown, min: number, max: number) =>
  typeof value === "number" && value >= min && value <= max;

export const isCamera = (value: Readonly<Record<keyof Camera, unknown>>): value is Camera =>
  within(value.longitude, -180, 180) &&
  within(value.latitude, -90, 90) &&
  within(value.zoom, 0, 24) &&
  within(value.pitch, 0, 85) &&
  within(value.bearing, -180, 180);

const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const isText = (value: unknown) => typeof value === "string" && value.length <= 500;
const isDate = (value: unknown) => typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);

const filterParts: Readonly<Record<keyof AttributeFilter, (value: unknown) => boolean>> = {
  min: isNumber,
  max: isNumber,
  values: (value) => Array.isArray(value) && value.length <= 1_000 && value.every(isText),
  contains: isText,
  after: isDate,
  before: isDate,
  null_values: (value) => typeof value === "boolean",
};

export const isAttributeFilter = (value: Readonly<Record<string, unknown>>): value is AttributeFilter =>
  Object.entries(value).every(
    ([part, of]) => Object.hasOwn(filterParts, part) && filterParts[part as keyof AttributeFilter](of),
  );
