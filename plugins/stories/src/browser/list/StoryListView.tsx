import { ArrowRightIcon } from "@blueprintjs/icons";
import type { WireStory } from "@stopbank/contract/stories";
import { Link } from "wouter";
import { storyPath } from "../../domain/storyAddress.ts";
import { lengthOf } from "../../domain/storySteps.ts";
import { Picture } from "../card/Picture.tsx";

export interface StoryListViewProps {
  readonly stories: readonly WireStory[];
  /** Below it the client's media lie. */
  readonly mediaPrefix: string;
}

/** The stories there are, each as a card that opens it (STO-03). */
export const StoryListView = ({ stories, mediaPrefix }: StoryListViewProps) => (
  <ul className="stories-list" aria-label="Stories">
    {stories.map((story) => (
      <li key={story.id}>
        <Link className="stories-offer" href={storyPath(story)}>
          {story.coverImageUrl !== undefined && (
            <Picture
              address={story.coverImageUrl}
              alt={story.coverImageAlt ?? ""}
              className="stories-cover"
              mediaPrefix={mediaPrefix}
            />
          )}
          <span className="stories-offer-words">
            <strong>{story.title}</strong>
            <span>{story.description}</span>
            <small>{lengthOf(story)}</small>
          </span>
          <span className="stories-start" aria-hidden>
            Start <ArrowRightIcon size={14} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
