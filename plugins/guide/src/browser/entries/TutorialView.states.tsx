import { statesOf } from "@stopbank/ui/testing/states-of";
import { tutorial } from "../../testing/guide.ts";
import { TutorialView } from "./TutorialView.tsx";

const shared = { title: tutorial.title, summary: tutorial.summary, breadcrumb: null, address: "about:blank" };

export default statesOf(TutorialView, { usual: shared, "no summary": { ...shared, summary: "" } });
