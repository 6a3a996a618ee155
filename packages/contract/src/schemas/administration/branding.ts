import { type Static, Type } from "typebox";
import { LineOfText } from "../../people/lineOfText.ts";
import { Logos, MapLocation } from "../client/client.ts";
import { nullable } from "../nullable.ts";

const strict = { additionalProperties: false } as const;

const Colour = Type.String({ pattern: "^#[0-9a-fA-F]{6}$" });

/** Where something outside lies that a client links to: https alone, or a path of this site. */
const LinkAddress = Type.Union([
  Type.String({ maxLength: 2_000, pattern: "^(https://[^\\s/@]+(/\\S*)?|/([^\\s/\\\\]\\S*)?)$" }),
  Type.Null(),
]);

/** The most that one logo takes, as SVG text: a picture within counts with its base64. */
export const mostLogoCharacters = 400_000;
/** The largest file that is taken for a logo. */
export const mostLogoFileBytes = 1_048_576;

/** A name as it stands within a sentence. */
export const mostContactCharacters = 80;

/** What a client looks like, as its administrators set it. `default_location` null: all of its data in sight. `contact_name` null: the usual one. */
export const Branding = Type.Object(
  {
    display_name: LineOfText(200),
    primary: Colour,
    secondary: Colour,
    logos: Type.Object(
      Object.fromEntries(
        Object.keys(Logos.properties).map((place) => [place, Type.String({ maxLength: mostLogoCharacters })]),
      ) as Record<keyof typeof Logos.properties, ReturnType<typeof Type.String>>,
      strict,
    ),
    default_location: nullable(MapLocation),
    feedback_url: LinkAddress,
    contact_name: nullable(LineOfText(mostContactCharacters)),
    methods_report_url: LinkAddress,
  },
  strict,
);
export type Branding = Static<typeof Branding>;

/** `tag` is another for every state: sent back as `base`, it tells whether somebody else has changed it meanwhile. */
export const KeptBranding = Type.Object({ tag: Type.String(), branding: Branding });
export type KeptBranding = Static<typeof KeptBranding>;

const Base = Type.String({ maxLength: 64 });

export const BrandingToKeep = Type.Object({ base: Base, branding: Branding }, strict);

/** What came of a file: an SVG document, which stands for itself or holds a picture. */
export const TakenLogo = Type.Object({ svg: Type.String() });

export const Preferences = Type.Object(
  {
    wording: Type.Union([Type.Literal("hazard"), Type.Literal("risk")]),
    use_hazard_name: Type.Boolean(),
    terrain_map: Type.Boolean(),
    /** None: all of the dataset's own. */
    basemaps: Type.Array(
      Type.Object(
        {
          type: Type.Union([Type.Literal("default"), Type.Literal("satellite"), Type.Literal("terrain")]),
          /** `dataset`, or one of those that the installation has from elsewhere. */
          source: Type.String({ pattern: "^[a-z0-9][a-z0-9_-]{0,62}$" }),
        },
        strict,
      ),
      { maxItems: 3 },
    ),
    /** ISO 3166-1 alpha-2, small. */
    country_codes: Type.Array(Type.String({ pattern: "^[a-z]{2}$" }), { maxItems: 20 }),
  },
  strict,
);
export type Preferences = Static<typeof Preferences>;

export const KeptPreferences = Type.Object({ tag: Type.String(), preferences: Preferences });
export type KeptPreferences = Static<typeof KeptPreferences>;

export const PreferencesToKeep = Type.Object({ base: Base, preferences: Preferences }, strict);
