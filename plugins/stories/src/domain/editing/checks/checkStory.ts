import { readingGrade } from "@stopbank/contract/reading-grade";
import type { Story, StorySection, StoryStep } from "@stopbank/contract/story";
import { basemapCalled } from "@stopbank/scene/basemaps";
import { checkLink, checkMedium, checkText } from "./checkText.ts";
import { type CheckGround, error, type ProblemPlace, type StoryProblem, warning } from "./storyProblems.ts";
import { findInText } from "./textFindings.ts";

type Place = Omit<ProblemPlace, "field">;
type Shown = Pick<StoryStep, "elements" | "scenarios" | "contexts">;

/** Beyond this school year a text is hard to read for many. */
const hardGrade = 12;

const isBlank = (text: string | undefined) => (text ?? "").trim() === "";

/** What is to be put right before a story is published, in the order of its parts. */
export function checkStory(story: Story, ground: CheckGround): readonly StoryProblem[] {
  const steps = story.chapters.flatMap((chapter) => chapter.steps);
  return [
    ...(isBlank(story.title) ? [error("The story has no title.", "title")] : []),
    ...(isBlank(story.description) ? [warning("Nothing says what the story is about.", "description")] : []),
    ...checkText(story.description, ground, "description", {}),
    ...checkReading(story.description, "description", {}),
    ...checkPicture(story.coverImageUrl, story.coverImageAlt, "cover", "coverImage", {}),
    ...checkLayers(story, ground, {}),
    ...(steps.length === 0 ? [error("The story has no step yet.", "addStep")] : []),
    ...story.chapters.flatMap(({ title, steps: own, ...shown }, chapter) => [
      ...(isBlank(title) ? [error(`Chapter ${chapter + 1} has no title.`, "title", { chapter })] : []),
      ...(own.length === 0 && steps.length > 0
        ? [warning(`Chapter ${chapter + 1} has no step: nobody will see it.`, "title", { chapter })]
        : []),
      ...checkLayers(shown, ground, { chapter }),
      ...own.flatMap((step, at) => checkStep(step, ground, { at: { chapter, step: at } })),
    ]),
  ];
}

function checkStep(step: StoryStep, ground: CheckGround, place: Place): StoryProblem[] {
  const gone = (step.regions ?? []).filter((id) => !ground.hasRegion(id));
  const said = step.sections.map(({ content = "" }) => content).join("\n\n");
  return [
    ...(isBlank(step.title) ? [error("The step has no title.", "title", place)] : []),
    ...(isSilent(step) ? [warning("The step says nothing.", "sections", place)] : []),
    ...step.sections.flatMap((section, at) => checkSection(section, ground, { ...place, section: at })),
    ...checkReading(said, "sections", place),
    ...checkLayers(step, ground, place),
    ...gone.map((id) =>
      error(`The region '${id}' is no longer in the data: capture regions again.`, "regions", place),
    ),
    ...(step.location === undefined
      ? [
          warning(
            "The step leaves the map where the step before had it: capture the view to take it somewhere.",
            "view",
            place,
          ),
        ]
      : []),
    ...(step.basemap !== undefined && basemapCalled(step.basemap) === undefined
      ? [error(`There is no basemap '${step.basemap}': capture the view again.`, "view", place)]
      : []),
    ...checkText(step.notes ?? "", ground, "notes", place),
  ];
}

const isSilent = ({ sections }: StoryStep) =>
  sections.every(
    ({ header, content, wideImage, sideImage, videoUrl, buttons = [] }) =>
      isBlank(header) &&
      isBlank(content) &&
      wideImage === undefined &&
      sideImage === undefined &&
      videoUrl === undefined &&
      buttons.length === 0,
  );

function checkSection(section: StorySection, ground: CheckGround, place: Place): StoryProblem[] {
  const { content = "", sideImage, wideImage, videoUrl, captionsUrl, transcript, buttons = [] } = section;
  return [
    ...checkText(content, ground, "content", place),
    ...checkPicture(sideImage, section.sideImageAlt, "side picture", "sideImage", place),
    ...checkPicture(wideImage, section.wideImageAlt, "wide picture", "wideImage", place),
    ...(videoUrl === undefined ? [] : checkMedium(videoUrl, "video", place)),
    ...(videoUrl !== undefined && isBlank(captionsUrl) && isBlank(transcript)
      ? [error("The film has neither captions nor a transcript.", "video", place)]
      : []),
    ...(videoUrl !== undefined && isBlank(captionsUrl) !== isBlank(transcript)
      ? [warning(`The film has no ${isBlank(captionsUrl) ? "captions" : "transcript"}.`, "video", place)]
      : []),
    ...checkText(transcript ?? "", ground, "video", place),
    ...buttons.flatMap(({ title, url }) => [
      ...(isBlank(title) ? [error("A button has no words on it.", "buttons", place)] : []),
      ...checkLink(url, ground, "buttons", place),
    ]),
  ];
}

function checkPicture(
  url: string | undefined,
  alt: string | undefined,
  which: string,
  field: string,
  place: Place,
): StoryProblem[] {
  if (url === undefined) return [];
  return [
    ...(isBlank(alt)
      ? [error(`The ${which} has no alternative text: say what it shows.`, field, place)]
      : []),
    ...checkMedium(url, field, place),
  ];
}

function checkLayers(
  { elements = [], scenarios = [], contexts = [] }: Shown,
  ground: CheckGround,
  place: Place,
) {
  const gone = (what: string, id: string) =>
    error(`${what} '${id}' is no longer in the data: capture layers again.`, "layers", place);
  const hazards = scenarios.flatMap((tag) => ground.hazardOf(tag) ?? []);
  return [
    ...elements.filter((id) => !ground.hasElement(id)).map((id) => gone("The layer", id)),
    ...scenarios.filter((tag) => ground.hazardOf(tag) === undefined).map((tag) => gone("The scenario", tag)),
    ...contexts.filter((id) => !ground.hasContext(id)).map((id) => gone("The layer", id)),
    ...(new Set(hazards).size < hazards.length
      ? [warning("A hazard is there in several scenarios: the map shows the first alone.", "layers", place)]
      : []),
  ];
}

/** Long words in long sentences, by school year. */
function checkReading(text: string, field: string, place: Place): StoryProblem[] {
  const grade = readingGrade(findInText(text.replace(/\{\{[^{}]*\}\}/g, "12")).words);
  if (grade === undefined || grade <= hardGrade) return [];
  return [
    warning(
      `The text is hard to read (Flesch-Kincaid grade ${grade.toFixed(0)}; aim for ${hardGrade} or less): shorter sentences, simpler words.`,
      field,
      place,
    ),
  ];
}

/** Whether a story can be published as it is. */
export const isPublishable = (problems: readonly StoryProblem[]): boolean =>
  problems.every(({ kind }) => kind !== "error");
