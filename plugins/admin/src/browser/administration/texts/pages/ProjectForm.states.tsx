import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ProjectForm } from "./ProjectForm.tsx";

const project = {
  type: "project" as const,
  objectives: ["Know", "Act"],
  milestones: [{ name: "Data", deliverable: "Checked", targetDate: "2026-03-31" }],
};

export default statesOf(ProjectForm, {
  empty: { project: { ...project, objectives: [], milestones: [] }, onChange: unheard },
  many: { project, onChange: unheard },
});
