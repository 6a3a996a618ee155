import type { Project } from "@stopbank/contract/landing-sections";
import { putAt, withoutAt } from "../../../../domain/texts/lists.ts";
import { movedTo } from "../../../../domain/texts/pages.ts";
import { WordsField } from "../../editing/WordsField.tsx";
import { AddButton } from "../entries/AddButton.tsx";
import { FoldedEntry } from "../entries/FoldedEntry.tsx";
import { RemoveButton } from "../entries/RemoveButton.tsx";
import { SortableEntry } from "./SortableEntry.tsx";

export interface ProjectFormProps {
  readonly project: Project;
  readonly onChange: (project: Project) => void;
}

const mostObjectives = 50;
const mostMilestones = 100;

/** What the project is for, and what it delivers when. */
export function ProjectForm({ project, onChange }: ProjectFormProps) {
  const { objectives, milestones } = project;
  return (
    <>
      <AddButton
        blockedBy={objectives.length < mostObjectives ? undefined : `${mostObjectives} objectives at most`}
        onAdd={() => onChange({ ...project, objectives: [...objectives, ""] })}
        text="Add an objective"
      >
        {objectives.map((objective, at) => (
          <SortableEntry
            count={objectives.length}
            index={at}
            // biome-ignore lint/suspicious/noArrayIndexKey: an objective has no name but its place, and its field is controlled
            key={at}
            list="objectives"
            onMove={(from, to) => onChange({ ...project, objectives: movedTo(objectives, from, to) })}
            what={`objective ${at + 1}`}
          >
            <WordsField
              label={`Objective ${at + 1}`}
              most={20_000}
              onValue={(words) => onChange({ ...project, objectives: objectives.with(at, words) })}
              rows={2}
              value={objective}
            />
            <RemoveButton
              label={`Remove objective ${at + 1}`}
              onRemove={() => onChange({ ...project, objectives: withoutAt(objectives, at) })}
              text="Remove"
            />
          </SortableEntry>
        ))}
      </AddButton>
      <AddButton
        blockedBy={milestones.length < mostMilestones ? undefined : `${mostMilestones} milestones at most`}
        onAdd={() =>
          onChange({ ...project, milestones: [...milestones, { name: "", deliverable: "", targetDate: "" }] })
        }
        text="Add a milestone"
      >
        {milestones.map((milestone, at) => {
          const put = (change: Partial<typeof milestone>) =>
            onChange({ ...project, milestones: putAt(milestones, at, change) });
          return (
            <SortableEntry
              count={milestones.length}
              index={at}
              // biome-ignore lint/suspicious/noArrayIndexKey: two milestones may be called the same
              key={at}
              list="milestones"
              onMove={(from, to) => onChange({ ...project, milestones: movedTo(milestones, from, to) })}
              what={`milestone ${at + 1}`}
            >
              <FoldedEntry
                name={milestone.name}
                onRemove={() => onChange({ ...project, milestones: withoutAt(milestones, at) })}
                title={`Milestone ${at + 1}`}
              >
                <WordsField label="Name" onValue={(name) => put({ name })} value={milestone.name} />
                <WordsField
                  label="What is delivered"
                  onValue={(deliverable) => put({ deliverable })}
                  value={milestone.deliverable}
                />
                <WordsField
                  help="A day as 2027-03-31, or words such as Spring 2027."
                  label="By when"
                  onValue={(targetDate) => put({ targetDate })}
                  value={milestone.targetDate}
                />
              </FoldedEntry>
            </SortableEntry>
          );
        })}
      </AddButton>
    </>
  );
}
