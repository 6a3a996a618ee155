import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { usualChoices } from "../../domain/exports/reportChoices.ts";
import { ReportDialogView } from "./ReportDialogView.tsx";

const usual = {
  choices: usualChoices,
  isLoading: false,
  isScheduled: false,
  isWorking: false,
  refusal: undefined,
  usualTitle: "Hazard Summary",
  onChange: unheard,
  onSchedule: unheard,
  onCancel: unheard,
  onMake: unheard,
};

export default statesOf(ReportDialogView, {
  usual,
  loading: { ...usual, isLoading: true },
  chosen: { ...usual, choices: { title: "For the council", size: "A3", mail: true }, isScheduled: true },
  working: { ...usual, isWorking: true },
  refused: {
    ...usual,
    refusal: "You have 20 schedules, which is as many as there is room for. Delete one first.",
  },
});
