import { Button, Checkbox, InputGroup } from "@blueprintjs/core";
import type { Schedule, ScheduleChange } from "@stopbank/contract/schedules";
import { type FormEvent, useId, useRef, useState } from "react";
import { HeldButton } from "../HeldButton.tsx";
import { scheduleWords } from "./scheduleWords.ts";

export interface ScheduleRowProps {
  readonly schedule: Schedule;
  /** A change of it is being asked for. */
  readonly isBusy: boolean;
  readonly onChange: (change: ScheduleChange) => void;
  readonly onDelete: () => void;
}

/** Something that is done by itself: what became of it last, and what its owner can do about it. */
export function ScheduleRow({ schedule, isBusy, onChange, onDelete }: ScheduleRowProps) {
  const { title, paused, mail_wanted, last_run } = schedule;
  const titleId = useId();
  const row = useRef<HTMLLIElement>(null);
  const [asks, setAsks] = useState<"title" | "delete">();
  const settle = () => {
    setAsks(undefined);
    // What was pressed goes, and whoever pressed it stays here.
    row.current?.focus();
  };
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const named = new FormData(event.currentTarget).get("title")?.toString().trim() ?? "";
    if (named !== "" && named !== title) onChange({ title: named });
    settle();
  };
  return (
    <li aria-labelledby={titleId} className="job" ref={row} tabIndex={-1}>
      <strong id={titleId}>{title}</strong>
      <p className="sb-muted sb-small">{scheduleWords(schedule)}</p>
      {last_run?.error !== undefined && <p className="job-error">{last_run.error.message}</p>}
      <Checkbox
        checked={mail_wanted}
        className="job-mail"
        disabled={isBusy}
        onChange={({ currentTarget }) => onChange({ mail: currentTarget.checked })}
      >
        Mail me each<span className="sb-visually-hidden">: {title}</span>
      </Checkbox>
      {asks === "title" && (
        <form className="job-rename" onSubmit={rename}>
          <InputGroup
            aria-label={`New title of ${title}`}
            autoComplete="off"
            autoFocus
            defaultValue={title}
            maxLength={120}
            name="title"
          />
          <Button size="small" text="Keep title" type="submit" />
          <Button onClick={settle} size="small" text="Cancel" variant="minimal" />
        </form>
      )}
      {asks === "delete" && (
        <p className="job-asks" role="alert">
          Delete this schedule? Reports that are made already stay.{" "}
          <Button autoFocus intent="danger" onClick={onDelete} size="small" text="Delete schedule" />
          <Button onClick={settle} size="small" text="Keep it" variant="minimal" />
        </p>
      )}
      {asks === undefined && (
        <p className="job-does">
          <HeldButton
            aria-label={`${paused ? "Resume" : "Pause"} ${title}`}
            isHeld={isBusy}
            onClick={() => onChange({ paused: !paused })}
            size="small"
            text={paused ? "Resume" : "Pause"}
            variant="outlined"
          />
          <HeldButton
            aria-label={`Rename ${title}`}
            isHeld={isBusy}
            onClick={() => setAsks("title")}
            size="small"
            text="Rename"
            variant="minimal"
          />
          <HeldButton
            aria-label={`Delete ${title}`}
            isHeld={isBusy}
            onClick={() => setAsks("delete")}
            size="small"
            text="Delete"
            variant="minimal"
          />
        </p>
      )}
    </li>
  );
}
