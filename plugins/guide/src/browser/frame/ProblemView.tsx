import { AnchorButton, Button } from "@blueprintjs/core";
import { Link } from "wouter";

export interface ProblemViewProps {
  readonly title: string;
  /** What it means for the reader. */
  readonly words: string;
  readonly onRetry?: (() => void) | undefined;
  readonly onFeedback: () => void;
}

/** In the place of a page that cannot be shown (GUI-14). */
export const ProblemView = ({ title, words, onRetry, onFeedback }: ProblemViewProps) => (
  <div className="guide-problem" role="alert">
    <h1>{title}</h1>
    <p>{words}</p>
    <div className="guide-actions">
      {onRetry && <Button intent="primary" onClick={onRetry} text="Retry" />}
      <Link asChild href="/guide/overview">
        <AnchorButton text="Go to the guide's home" />
      </Link>
      <Button onClick={onFeedback} text="Submit Feedback" />
    </div>
  </div>
);
