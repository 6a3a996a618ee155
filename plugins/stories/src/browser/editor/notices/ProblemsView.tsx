import { Button } from "@blueprintjs/core";
import { CrossIcon, ErrorIcon, WarningSignIcon } from "@blueprintjs/icons";
import type { PlacedProblem } from "../../../domain/editing/problemPlaces.ts";

export interface ProblemsViewProps {
  readonly problems: readonly PlacedProblem[];
  readonly onOpen: (problem: PlacedProblem) => void;
  readonly onClose: () => void;
}

/** What is to be put right before the story is published; each leads to its place. */
export const ProblemsView = ({ problems, onOpen, onClose }: ProblemsViewProps) => (
  <section aria-label="Check" className="story-editor-problems">
    <header>
      <h4>{summary(problems)}</h4>
      <Button
        aria-label="Close the check"
        icon={<CrossIcon />}
        onClick={onClose}
        size="small"
        variant="minimal"
      />
    </header>
    {problems.length > 0 && (
      <ul>
        {problems.map((problem, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same of two places
          <li key={at}>
            <button className={`story-editor-${problem.kind}`} onClick={() => onOpen(problem)} type="button">
              {problem.kind === "error" ? <ErrorIcon size={14} /> : <WarningSignIcon size={14} />}
              <span>
                <strong>
                  {problem.kind === "error" ? "Error" : "Warning"}, {problem.place}
                </strong>
                <span>{problem.words}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    )}
  </section>
);

function summary(problems: readonly PlacedProblem[]): string {
  const errors = problems.filter(({ kind }) => kind === "error").length;
  const warnings = problems.length - errors;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? "" : "s"}`;
  if (problems.length === 0) return "Nothing to put right.";
  if (errors === 0) return `${count(warnings, "warning")}: it can be published.`;
  return `${count(errors, "error")}${warnings === 0 ? "" : ` and ${count(warnings, "warning")}`}: put the errors right to publish.`;
}
