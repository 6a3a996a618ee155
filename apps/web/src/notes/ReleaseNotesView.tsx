import "./notes.css";
import { Button } from "@blueprintjs/core";
import { ChevronDownIcon, ChevronRightIcon } from "@blueprintjs/icons";
import type { ContentOf } from "@stopbank/contract/content";
import { Markdown } from "@stopbank/markdown";
import { formatDate } from "@stopbank/ui/dates";
import { Empty } from "@stopbank/ui/states";
import { useId, useRef } from "react";

export interface ReleaseNotesViewProps {
  /** The latest first. */
  readonly notes: ContentOf<"releaseNotes">;
  /** The version that was chosen; the latest without a choice. */
  readonly chosen: string | undefined;
  readonly showsPrevious: boolean;
  readonly onChoose: (version: string) => void;
  readonly onTogglePrevious: () => void;
}

/** What changed in one version, and the versions before the latest to choose from. */
export function ReleaseNotesView({ notes, chosen, showsPrevious, ...props }: ReleaseNotesViewProps) {
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  const [latest, ...previous] = notes;
  const shown = notes.find(({ version }) => version === chosen) ?? latest;
  if (latest === undefined || shown === undefined) return <Empty>There are no release notes yet.</Empty>;
  const choose = (version: string) => {
    props.onChoose(version);
    // The text above has changed: whoever chose by keyboard or hears the page goes on there.
    head.current?.focus();
  };
  const Chevron = showsPrevious ? ChevronDownIcon : ChevronRightIcon;
  return (
    <>
      <article aria-labelledby={`${id}-head`} className="notes-text">
        <h3 id={`${id}-head`} ref={head} tabIndex={-1}>
          {shown.title === "" ? shown.version : `${shown.version}: ${shown.title}`}
        </h3>
        <p className="sb-muted sb-small">
          <time dateTime={shown.date}>{formatDate(new Date(`${shown.date}T00:00`))}</time>
        </p>
        <Markdown text={shown.body} under={3} />
      </article>
      {shown !== latest && (
        <Button
          onClick={() => choose(latest.version)}
          size="small"
          text="Back to the latest"
          variant="outlined"
        />
      )}
      {previous.length > 0 && (
        <section className="notes-previous">
          <Button
            aria-controls={`${id}-previous`}
            aria-expanded={showsPrevious}
            icon={<Chevron />}
            onClick={props.onTogglePrevious}
            text="Previous Versions"
            variant="minimal"
          />
          <ul hidden={!showsPrevious} id={`${id}-previous`}>
            {previous.map(({ version, title }) => (
              <li key={version}>
                <Button
                  active={version === shown.version}
                  alignText="start"
                  aria-current={version === shown.version || undefined}
                  fill
                  onClick={() => choose(version)}
                  text={title === "" ? version : `${version}: ${title}`}
                  variant="minimal"
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
