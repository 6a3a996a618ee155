import "./print.css";
import { DomainError } from "@stopbank/errors";
import { useAwaited, useFailing } from "@stopbank/map-page/print/awaited";
import { PrintedScene } from "@stopbank/map-page/print/scene";
import type { ReportProps } from "@stopbank/plugin-api/print";
import { useStories } from "../browser/data/useStories.ts";
import { printedPart } from "../domain/printedStory.ts";
import { StoryDocument } from "./StoryDocument.tsx";

/** The story that the address names, as a document. */
export default function StoryReport({ search }: ReportProps) {
  return (
    <PrintedScene id="risk" search={search}>
      {() => <OfAddress search={search} />}
    </PrintedScene>
  );
}

function OfAddress({ search }: Pick<ReportProps, "search">) {
  const stories = useAwaited(useStories(), "the stories");
  const { story: asked, part, page } = printedPart(search);
  const story = stories?.find(({ id }) => id === asked);
  useFailing(stories !== undefined && story === undefined ? noStory : undefined);
  return story === undefined ? null : <StoryDocument page={page} part={part} search={search} story={story} />;
}

const noStory = new DomainError(
  "not-found",
  "stories/unknown",
  "There is no such story any more. Open the list of stories and print another.",
);
