import { statesOf } from "@stopbank/ui/testing/states-of";
import { ManagementView } from "./ManagementView.tsx";

const project = {
  type: "project" as const,
  objectives: ["Know which homes the rising sea would reach.", "Work from the same figures."],
  milestones: [
    { name: "Data", deliverable: "Buildings and networks checked", targetDate: "2026-03-31" },
    { name: "Hazards", deliverable: "Every hazard modelled", targetDate: "2026-08-31" },
    { name: "Handover", deliverable: "Staff trained", targetDate: "Summer" },
  ],
};
const page = { project, today: new Date(2026, 4, 1), more: undefined, services: undefined };

export default statesOf(ManagementView, {
  many: page,
  "the client's services": {
    ...page,
    services: <p>A bathymetry of the harbour.</p>,
    more: <p>Led by Mere.</p>,
  },
  "services alone": { ...page, project: { ...project, objectives: [], milestones: [] } },
  "long text": {
    ...page,
    project: {
      ...project,
      objectives: ["Know. ".repeat(80)],
      milestones: [
        { name: "Data ".repeat(20), deliverable: "Checked ".repeat(30), targetDate: "When it is ready" },
      ],
    },
  },
});
