import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { LandingForm } from "./LandingForm.tsx";

export default statesOf(LandingForm, {
  empty: { page: [], onChange: unheard },
  many: {
    page: [
      { section: "why", blocks: [{ type: "content", header: "Because" }] },
      {
        section: "management",
        blocks: [{ type: "project", objectives: ["Know"], milestones: [] }],
      },
      { section: "contacts", blocks: [{ type: "contacts", teamEmail: "team@larkhaven.example" }] },
    ],
    onChange: unheard,
  },
});
