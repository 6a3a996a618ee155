import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import changesStates from "./ChangesView.states.tsx";
import { ComparisonView } from "./ComparisonView.tsx";

const version = (name: string, is_current: boolean) => ({
  version: name,
  title: "Larkhaven District",
  notice: null,
  stored_at: "2026-11-24T02:15:00Z",
  is_current,
  was_current: true,
  bytes: 1,
  files: 1,
  elements: [],
  hazards: [],
  sources: [],
  made_current: null,
});
const compared = {
  versions: [version("0123456789abcdef", true), version("fedcba9876543210", false)],
  before: "fedcba9876543210",
  after: "0123456789abcdef",
  changes: changesStates.states.many.changes,
  onBefore: unheard,
  onAfter: unheard,
};

export default statesOf(ComparisonView, {
  compared,
  comparing: { ...compared, changes: changesStates.states.loading.changes },
  "one and the same": { ...compared, before: "0123456789abcdef" },
  "nothing differs": { ...compared, changes: changesStates.states.nothing.changes },
});
