import { readingGrade } from "@stopbank/contract/reading-grade";
import type { Story, StorySection, StoryStep } from "@stopbank/contract/story";
import { basemapCalled } from "@stopbank/scene/basemaps";
import { findInText } from "@stopbank/text-check/find-in-text";
import { checkButton, checkMedium, checkText, taken } from "./checkText.ts";
import { type CheckGround, error, type ProblemPlace, type StoryProblem, warning } from "./storyProblems.ts";

type Place = Omit<ProblemPlace, "field">;
type Shown = Pick<StoryStep, "elements" | "scenarios" | "contexts">;

/** Beyond this school year a text is hard to read for many. */
const hardGrade = 12;

const isBlank = (text: string | undefined) => (text ?? "").trim() === "";

/** What is to be put right before a story is published, in the order of its parts. */
export const checkStory = (story: Story, ground: CheckGround): readonly StoryProblem[] =>
  [...checkParts(story, ground)].flat();

/** The same part by part, for a server that lets others take their turn between: a long story takes a second or so. */
export function* checkParts(story: Story, ground: CheckGround): Generator<readonly StoryProblem[]> {
  const steps = story.chapters.flatMap((chapter) => chapter.steps);
  yield [
    ...(isBlank(story.title) ? [error("The story has no title.", "title")] : []),
    ...(isBlank(story.description) ? [warning("Nothing says what the story is about.", "description")] : []),
    ...checkText(story.description, ground, "description", {}),
    ...checkReading(story.description, "description", {}),
    ...checkPicture(story.coverImageUrl, story.coverImageAlt, "cover", ground, "coverImage", {}),
    ...checkLayers(story, ground, {}),
    ...(steps.length === 0 ? [error("The story has no step yet.", "addStep")] : []),
  ];
  for (const [chapter, { title, steps: own, ...shown }] of story.chapters.entries()) {
    yield [
      ...(isBlank(title) ? [error(`Chapter ${chapter + 1} has no title.`, "title", { chapter })] : []),
      ...(own.length === 0 && steps.length > 0
        ? [warning(`Chapter ${chapter + 1} has no step: nobody will see it.`, "title", { chapter })]
        : []),
      ...checkLayers(shown, ground, { chapter }),
    ];
    for (const [at, step] of own.entries()) yield* checkStep(step, ground, { at: { chapter, step: at } });
  }
}

function* checkStep(step: StoryStep, ground: CheckGround, place: Place): Generator<readonly StoryProblem[]> {
  const gone = (step.regions ?? []).filter((id) => !ground.hasRegion(id));
  const said = step.sections.map(({ content = "" }) => content).join("\n\n");
  yield [
    ...(isBlank(step.title) ? [error("The step has no title.", "title", place)] : []),
    ...(isSilent(step) ? [warning("The step says nothing.", "sections", place)] : []),
  ];
  for (const [at, section] of step.sections.entries())
    yield checkSection(section, ground, { ...place, section: at });
  yield [
    ...checkReading(said, "sections", place),
    ...checkLayers(step, ground, place),
    ...Object.keys(step.filters ?? {})
      .filter((type) => !ground.hasElement(type))
      .map((type) =>
        error(
          `The layer '${type}' is filtered and no longer in the data: capture layers again.`,
          "layers",
          place,
        ),
      ),
    ...gone.map((id) =>
      error(`The region '${id}' is no longer in the data: capture regions again.`, "regions", place),
    ),
    ...(step.area !== undefined && !ground.hasArea(step.area)
      ? [error("The area that the step draws is no longer kept: capture the area again.", "area", place)]
      : []),
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
    ...checkPicture(sideImage, section.sideImageAlt, "side picture", ground, "sideImage", place),
    ...checkPicture(wideImage, section.wideImageAlt, "wide picture", ground, "wideImage", place),
    ...(videoUrl === undefined ? [] : checkMedium(videoUrl, taken.film, ground, "video", place)),
    ...(captionsUrl === undefined || isBlank(captionsUrl)
      ? []
      : checkMedium(captionsUrl, taken.captions, ground, "video", place)),
    ...(videoUrl !== undefined && isBlank(captionsUrl) && isBlank(transcript)
      ? [error("The film has neither captions nor a transcript.", "video", place)]
      : []),
    ...(videoUrl !== undefined && isBlank(captionsUrl) !== isBlank(transcript)
      ? [warning(`The film has no ${isBlank(captionsUrl) ? "captions" : "transcript"}.`, "video", place)]
      : []),
    ...checkText(transcript ?? "", ground, "video", place),
    ...buttons.flatMap(({ title, url }) => [
      ...(isBlank(title) ? [error("A button has no words on it.", "buttons", place)] : []),
      ...checkButton(url, ground, "buttons", place),
    ]),
  ];
}

function checkPicture(
  url: string | undefined,
  alt: string | undefined,
  which: string,
  ground: CheckGround,
  field: string,
  place: Place,
): StoryProblem[] {
  if (url === undefined) return [];
  return [
    ...(isBlank(alt)
      ? [error(`The ${which} has no alternative text: say what it shows.`, field, place)]
      : []),
    ...checkMedium(url, taken.picture, ground, field, place),
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

/** A sample is enough to tell how hard a text is. */
const judgedCharacters = 20_000;

/** Long words in long sentences, by school year. */
function checkReading(text: string, field: string, place: Place): StoryProblem[] {
  const judged = text.slice(0, judgedCharacters).replace(/\{\{[^{}]*\}\}/g, "12");
  const grade = readingGrade(findInText(judged).words);
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
