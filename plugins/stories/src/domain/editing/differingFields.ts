import { withFigures } from "@stopbank/contract/live-figures";
import type { Story, StorySection, StoryStep } from "@stopbank/contract/story";
import { sortedJson } from "./sortedJson.ts";
import type { StoryChapter } from "./storyEdits.ts";

const partFields = [
  "description",
  "cover",
  "text",
  "figures",
  "pictures",
  "films",
  "buttons",
  "layers",
  "filters",
  "days",
  "view",
  "regions",
  "area",
  "notes",
  "other",
] as const;

/**
 * What two versions of a story, a chapter or a step can differ in, but for the title. `figures`: those that texts have in them; `days`: after
 * the event; `other`: the order in a step, and fields that this editor does not know.
 */
export type PartField = (typeof partFields)[number];

/** What a part has in its fields; equal values are equal texts. */
export type PartFields = Readonly<Partial<Record<PartField, string>>>;

/** What a trimmed story (`trimStory`) has itself. */
export const fieldsOfStory = ({ title: _title, chapters: _chapters, ...fields }: Story): PartFields => {
  const { description, coverImageUrl, coverImageAlt, elements, scenarios, contexts, ...other } = fields;
  return textsOf({
    description,
    cover: [coverImageUrl, coverImageAlt],
    layers: { elements, scenarios, contexts },
    other,
  });
};

/** What a chapter has itself. */
export const fieldsOfChapter = ({ title: _title, steps: _steps, ...fields }: StoryChapter): PartFields => {
  const { elements, scenarios, contexts, ...other } = fields;
  return textsOf({ layers: { elements, scenarios, contexts }, other });
};

/** What a step of a trimmed story has. What is left out, and what stands for the same, do not differ. */
export const fieldsOfStep = ({ title: _title, sections, ...fields }: StoryStep): PartFields => {
  const { location, basemap = "Street", regions = [], area, notes = "", ...rest } = fields;
  const { elements, scenarios, contexts, filters = {}, nDays, ...other } = rest;
  const texts = sections.map(({ header, content, transcript }) => [header, content, transcript].map(figured));
  return textsOf({
    text: texts.map((each) => each.map(({ words }) => words)),
    figures: texts.flat().flatMap(({ figures }) => figures),
    pictures: given(sections, ["sideImage", "sideImageAlt", "wideImage", "wideImageAlt"]),
    films: given(sections, ["videoUrl", "captionsUrl"]),
    buttons: sections.flatMap(({ buttons = [] }) => buttons),
    layers: { elements, scenarios, contexts },
    filters,
    days: nDays,
    view: { location: location && { bearing: 0, pitch: 0, ...location }, basemap },
    regions: [...regions].sort(),
    area,
    notes,
    other: { ...other, sections: sections.map(({ buttons = [], ...section }) => ({ ...section, buttons })) },
  });
};

/** In which fields two parts differ, in the order in which an author reads of them. */
export function differingFields(before: PartFields, after: PartFields): readonly PartField[] {
  const differing = partFields.filter((field) => before[field] !== after[field]);
  // It has all of a step in it: worth a word only where no other field has one.
  return differing.length > 1 ? differing.filter((field) => field !== "other") : differing;
}

/** What sections have in these fields; those that have none of them are left out: a section more of text is no other picture. */
const given = (sections: readonly StorySection[], fields: readonly (keyof StorySection)[]) =>
  sections
    .map((section) => fields.map((field) => section[field]))
    .filter((values) => values.some((value) => value !== undefined));

/** A text but for its figures, and these. */
function figured(text = "") {
  const figures: string[] = [];
  const words = withFigures(text, (name) => {
    figures.push(name);
    return "{{}}";
  });
  return { words, figures };
}

const textsOf = (values: Readonly<Partial<Record<PartField, unknown>>>): PartFields =>
  Object.fromEntries(Object.entries(values).map(([field, value]) => [field, sortedJson({ value })]));
