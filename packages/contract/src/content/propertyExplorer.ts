import { type Static, Type } from "typebox";
import { LayerName } from "../schemas/map/names.ts";
import { Line, Passage } from "./texts.ts";

const strict = { additionalProperties: false } as const;
/** What there is to say by name of the dataset; answers carry the first one alone. */
const Names = Type.Array(LayerName, { minItems: 1, maxItems: 50 });

const ReportHazard = Type.Object(
  {
    display_name: Type.String({ minLength: 1, maxLength: 300 }),
    /** Markdown, below the heading 'What is {name}?' or `description_header`. */
    description: Passage,
    description_header: Type.Optional(Line),
    /** Tags of the hazard's scenarios: the first is the one that the property is judged by. */
    scenarios: Names,
    /** Tags of the scenarios that can be put on the map: the first is. */
    layer_ids: Names,
    /** What the council's district plan says about this hazard, in its own words. */
    district_plan: Type.Optional(Passage),
    /** What the council knows of this hazard's effects together with others, in its own words. */
    combined_effects: Type.Optional(Passage),
  },
  strict,
);

/** What the Property Explorer shows: of which element layer, and by which hazards. */
export const PropertyExplorer = Type.Object(
  {
    /** The element layer whose elements are properties. */
    asset_type: LayerName,
    report_hazards: Type.Array(
      Type.Object(
        {
          group_name: Type.String({ minLength: 1, maxLength: 300 }),
          hazards: Type.Array(ReportHazard, { minItems: 1, maxItems: 50 }),
        },
        strict,
      ),
      { maxItems: 30 },
    ),
    /** Below each report, in the council's own words. */
    disclaimer: Type.Optional(Passage),
    /** For the natural hazard section of a land information memorandum, in the council's own words. */
    memorandum: Type.Optional(
      Type.Object(
        {
          /** Legal wording. Nothing of the law is said but what stands here. */
          wording: Type.Optional(Passage),
          /** What the council's officer has to add whatever the property. */
          officer_adds: Type.Optional(Type.Array(Line, { maxItems: 30 })),
        },
        strict,
      ),
    ),
  },
  strict,
);
export type PropertyExplorer = Static<typeof PropertyExplorer>;
