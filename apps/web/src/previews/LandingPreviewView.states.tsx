import { statesOf } from "@stopbank/ui/testing/states-of";
import { LandingPreviewView } from "./LandingPreviewView.tsx";

const organisation = "Larkhaven District Council";
const prefix = "/media/larkhaven/";
const about = <h2>Why use it</h2>;

export default statesOf(LandingPreviewView, {
  empty: { page: [], about, organisation, prefix },
  many: {
    page: [
      { section: "management", blocks: [{ type: "project", objectives: ["Know"], milestones: [] }] },
      {
        section: "contacts",
        blocks: [{ type: "contacts", clientContact: { firstName: "Mere", lastName: "Tautahi" } }],
      },
      { section: "about", blocks: [{ type: "content", content: "We look after an island." }] },
    ],
    about,
    organisation,
    prefix,
  },
});
