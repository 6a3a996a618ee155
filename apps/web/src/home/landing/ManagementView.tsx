import "./landing.css";
import "./project.css";
import type { Project } from "@stopbank/contract/landing-sections";
import type { ReactNode } from "react";
import { type DatedMilestone, milestonesAt } from "./milestones.ts";

export interface ManagementViewProps {
  readonly project: Project;
  /** When it is read. */
  readonly today: Date;
  /** What the client says besides; undefined where nothing. */
  readonly more: ReactNode;
  /** What the client says of what else there is; undefined where nothing. */
  readonly services: ReactNode;
}

/** What the project is for, what it delivers when, and what else can be had. */
export function ManagementView({ project, today, more, services }: ManagementViewProps) {
  const { objectives, milestones } = project;
  return (
    <div className="home-body">
      <h1>Project Management</h1>
      {more}
      {objectives.length > 0 && (
        <section aria-label="Objectives" className="home-part">
          <h2>Objectives</h2>
          <ol className="home-objectives">
            {objectives.map((objective, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an objective has no name but its place
              <li className="sb-card" key={at}>
                <span aria-hidden="true" className="home-step">
                  {at + 1}
                </span>
                {objective}
              </li>
            ))}
          </ol>
        </section>
      )}
      {milestones.length > 0 && (
        <section aria-label="Milestones" className="home-part">
          <h2>Milestones</h2>
          <ol className="home-milestones">
            {milestonesAt(milestones, today).map((milestone, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two milestones may say the same
              <Milestone key={at} milestone={milestone} />
            ))}
          </ol>
        </section>
      )}
      <section aria-label="Additional services" className="home-part">
        <h2>Additional services</h2>
        {services ?? (
          <p className="home-lead">
            Further hazards and layers, workshops and reports can be added to the project while it runs. Ask
            your internal contact or the Resilience Navigators.
          </p>
        )}
      </section>
    </div>
  );
}

const standing = { past: "Date has passed", next: "Next", later: "To come" } as const;

const Milestone = ({
  milestone: { name, deliverable, date, day, stands },
}: {
  readonly milestone: DatedMilestone;
}) => (
  <li className={stands === undefined ? undefined : `home-milestone-${stands}`}>
    <p className="home-milestone-date">
      {day === undefined ? date : <time dateTime={day}>{date}</time>}
      {stands !== undefined && <span className="home-milestone-standing">{standing[stands]}</span>}
    </p>
    <h3>{name}</h3>
    <p>{deliverable}</p>
  </li>
);
