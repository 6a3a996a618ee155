import { useFeedback, useTitle } from "@stopbank/plugin-api/browser";
import { ProblemView } from "./frame/ProblemView.tsx";

export interface ProblemPageProps {
  /** What failed; without one there is no page at this address. */
  readonly error?: Error;
  /** Of an article, tutorial or demo alone: the guide around it stands. */
  readonly title?: string;
  readonly onRetry?: (() => void) | undefined;
}

/** In the place of a page that cannot be shown (GUI-06, GUI-14). */
export function ProblemPage({ error, onRetry, title }: ProblemPageProps) {
  useTitle("Guide");
  const { ask } = useFeedback();
  if (error === undefined)
    return (
      <ProblemView
        onFeedback={ask}
        title={title ?? "Error"}
        words="The guide has no page at this address. It may have moved, or it is not part of this guide."
      />
    );
  return (
    <ProblemView
      onFeedback={ask}
      onRetry={onRetry}
      title={title ?? "An unexpected error has occurred"}
      words={error.message === "" ? "Something went wrong." : error.message}
    />
  );
}
