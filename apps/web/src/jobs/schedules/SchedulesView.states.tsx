import { ApiError } from "@stopbank/contract/client";
import { ready } from "@stopbank/ui/loadable";
import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import rows from "./ScheduleRow.states.tsx";
import { SchedulesView } from "./SchedulesView.tsx";

const { schedule } = rows.states.done;
const error = new ApiError(404, "schedules/none", "There is no such schedule.");
const rest = { busy: new Set<string>(), refused: undefined, onChange: unheard, onDelete: unheard };

export default statesOf(SchedulesView, {
  loading: { ...rest, schedules: { state: "loading" } },
  failed: { ...rest, schedules: { state: "failed", error, retry: unheard } },
  none: { ...rest, schedules: ready([]) },
  two: { ...rest, schedules: ready([schedule, { ...schedule, id: "two", title: "Roads", paused: true }]) },
  refused: { ...rest, refused: error, schedules: ready([schedule]) },
});
