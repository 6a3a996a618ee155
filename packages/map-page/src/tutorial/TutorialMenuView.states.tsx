import type { TutorialModule } from "@stopbank/plugin-api/browser";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import type { LessonModule } from "./modules.ts";
import { TutorialMenuView } from "./TutorialMenuView.tsx";

const lesson = (name: TutorialModule, count: number): LessonModule => ({
  name,
  steps: Array.from({ length: count }, (_, index) => ({
    module: name,
    title: `Step ${index + 1}`,
    text: "Look here.",
    at: "body",
  })),
});
const open = {
  isOpen: true,
  title: "The Risk Tutorial",
  onModule: unheard,
  onAll: unheard,
  onClose: unheard,
};
const modules = [
  lesson("Map Basics", 5),
  lesson("Add & Explore Layers", 8),
  lesson("Navigating the Sidebar", 6),
  lesson("Map Tools", 1),
];

export default statesOf(
  TutorialMenuView,
  {
    many: { ...open, modules: { state: "ready", value: modules } },
    one: { ...open, modules: { state: "ready", value: modules.slice(3) } },
    none: { ...open, modules: { state: "ready", value: [] } },
    loading: { ...open, modules: { state: "loading" } },
    failed: {
      ...open,
      modules: { state: "failed", error: new Error("The connection was lost."), retry: unheard },
    },
    closed: { ...open, isOpen: false, modules: { state: "loading" } },
  },
  { coversPage: true },
);
