import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { MediumActions } from "./MediumActions.tsx";

const shared = { onCopy: unheard, onDescribe: unheard, onDelete: unheard };
const medium = { kind: "picture", original_name: "bridge.jpg", used_in: [] } as const;

export default statesOf(MediumActions, {
  unused: { ...shared, medium: { ...medium, used_in: [] } },
  used: { ...shared, medium: { ...medium, used_in: [{ kind: "story", name: "1" }] } },
  film: { ...shared, medium: { kind: "film", original_name: "film.webm", used_in: [] } },
});
