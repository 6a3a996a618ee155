import { contentDocument } from "@stopbank/contract/content-documents";
import type { Story } from "@stopbank/contract/story";
import { DomainError } from "@stopbank/errors";
import type { Client } from "@stopbank/store/clients";
import { checkParts } from "@stopbank/story-check";
import { placeWords } from "@stopbank/story-check/places";
import type { StoryProblem } from "@stopbank/story-check/problems";
import type { Asker } from "../work/asker.ts";
import { layerMentions, mostMentions } from "./layerMentions.ts";
import { type GroundParts, storyGround } from "./storyGround.ts";

/** So many are told at once. */
const mostTold = 20;

/**
 * The same errors that hold an author back in the editor hold back whoever publishes by the API. Of links within the site those to stories
 * and into the guide are followed here: which other pages there are, the web app knows.
 *
 * @throws DomainError `content/not-ready`, with the place of each; `content/invalid`.
 */
export const refuseUnreadyStories =
  (parts: GroundParts) =>
  async (
    { caller: { client }, asker }: { readonly caller: { readonly client: Client }; readonly asker: Asker },
    { kind, name, body }: { readonly kind: string; readonly name: string; readonly body: unknown },
  ): Promise<void> => {
    if (kind !== "story") return;
    const story = contentDocument("story", body, name).body as Story;
    const mentions = layerMentions(story);
    // What readers would not be given: neither in their list nor in another site.
    if (mentions > mostMentions) throw notReady([`The story: ${tooManyLayers(mentions)}`], 0);
    const ground = await storyGround(parts, story, { number: Number(name), client, asker });
    const errors: StoryProblem[] = [];
    for (const problems of checkParts(story, ground)) {
      errors.push(...problems.filter((problem) => problem.kind === "error"));
      await asker.turn();
    }
    if (errors.length === 0) return;
    const told = errors
      .slice(0, mostTold)
      .map((problem) => `${placeWords(story, problem)}: ${problem.words}`);
    throw notReady(told, errors.length - told.length);
  };

const tooManyLayers = (mentions: number) =>
  `It names ${mentions.toLocaleString("en-NZ")} layers in all its steps, and readers are given ${mostMentions.toLocaleString("en-NZ")} at most: take layers out of some steps, or make two stories of it.`;

const notReady = (told: readonly string[], more: number): DomainError =>
  new DomainError(
    "invalid",
    "content/not-ready",
    [
      "This story is not ready to be published. Put right, and publish again:",
      ...told,
      ...(more > 0 ? [`And ${more} more.`] : []),
    ].join("\n"),
  );
