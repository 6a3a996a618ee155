import { Type } from "typebox";
import { Value } from "typebox/value";

/** A place that somebody else knows. */
export interface OutsidePlace {
  readonly title: string;
  /** Longitude and latitude. */
  readonly position: readonly [number, number];
  /** West, south, east, north. */
  readonly bounds?: readonly [number, number, number, number];
  /** Lower-case; empty where it is not said. */
  readonly countryCode: string;
}

const text = Type.Optional(Type.String());

/** What is read of a feature; Photon says more. */
const featureSchema = Type.Object({
  geometry: Type.Object({
    type: Type.Literal("Point"),
    coordinates: Type.Tuple([
      Type.Number({ minimum: -180, maximum: 180 }),
      Type.Number({ minimum: -90, maximum: 90 }),
    ]),
  }),
  properties: Type.Object({
    ...{ name: text, housenumber: text, street: text, district: text, city: text, postcode: text },
    ...{ state: text, country: text, countrycode: text },
    /** West, north, east, south. */
    extent: Type.Optional(
      Type.Array(Type.Number({ minimum: -180, maximum: 180 }), { minItems: 4, maxItems: 4 }),
    ),
  }),
});

const answerSchema = Type.Object({ features: Type.Array(Type.Unknown(), { maxItems: 100 }) });

const mostLetters = 160;

/**
 * Places of an answer as Photon gives it, GeoJSON with the fields of geocodejson-spec
 * (https://github.com/komoot/photon/blob/master/docs/api-v1.md). Features that are not as expected are left out.
 *
 * @throws Error where it is no such answer at all.
 */
export function readPhotonAnswer(answer: unknown): OutsidePlace[] {
  if (!Value.Check(answerSchema, answer))
    throw new Error("The geocoder's answer is no collection of features.");
  return answer.features.flatMap((feature): OutsidePlace[] => {
    if (!Value.Check(featureSchema, feature)) return [];
    const { properties, geometry } = feature;
    const title = titleOf(properties);
    if (title === "") return [];
    const [west, north, east, south] = properties.extent ?? [];
    const hasExtent = west !== undefined && west <= east! && south! <= north! && Math.abs(south!) <= 90;
    return [
      {
        title,
        position: geometry.coordinates,
        ...(hasExtent ? { bounds: [west, south!, east!, north!] as const } : {}),
        countryCode: properties.countrycode?.toLowerCase() ?? "",
      },
    ];
  });
}

type Properties = Readonly<Record<string, unknown>>;

/** `14 Kauri Street, Nelson 7010, New Zealand`: each part once, without what is no letter to read. */
function titleOf(properties: Properties): string {
  const part = (...keys: readonly string[]) =>
    keys
      .flatMap((key) => (typeof properties[key] === "string" ? [properties[key]] : []))
      .join(" ")
      .replace(/[\p{C}\s]+/gu, " ")
      .trim();
  const parts = [part("name"), part("housenumber", "street"), part("district")];
  const all = [...parts, part("city", "postcode"), part("state"), part("country")];
  return [...new Set(all.filter((each) => each !== ""))].join(", ").slice(0, mostLetters);
}
