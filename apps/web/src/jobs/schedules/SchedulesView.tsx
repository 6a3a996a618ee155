import type { Schedule, ScheduleChange } from "@stopbank/contract/schedules";
import type { Loadable } from "@stopbank/ui/loadable";
import { Failed, Loaded } from "@stopbank/ui/states";
import { useId } from "react";
import { ScheduleRow } from "./ScheduleRow.tsx";

export interface SchedulesViewProps {
  /** The oldest first. */
  readonly schedules: Loadable<readonly Schedule[]>;
  /** Ids of those of which a change is being asked for. */
  readonly busy: ReadonlySet<string>;
  /** Why the last change was refused. */
  readonly refused: Error | undefined;
  readonly onChange: (id: string, change: ScheduleChange) => void;
  readonly onDelete: (id: string) => void;
}

/** What is done by itself after each new version of the data. Nothing where there is none. */
export function SchedulesView({ schedules, busy, refused, onChange, onDelete }: SchedulesViewProps) {
  const id = useId();
  if (schedules.state === "ready" && schedules.value.length === 0) return null;
  return (
    <section aria-labelledby={id} className="jobs-schedules">
      <h3 id={id}>Scheduled</h3>
      {refused !== undefined && <Failed error={refused} what="The schedule could not be changed" />}
      <Loaded label="Loading schedules" of={schedules} what="Schedules could not be loaded">
        {(list) => (
          <ul className="jobs-list">
            {list.map((schedule) => (
              <ScheduleRow
                isBusy={busy.has(schedule.id)}
                key={schedule.id}
                onChange={(change) => onChange(schedule.id, change)}
                onDelete={() => onDelete(schedule.id)}
                schedule={schedule}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}
