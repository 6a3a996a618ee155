import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ActionsView } from "./ActionsView.tsx";

const usual = { isTable: false, onTable: unheard, onPresent: unheard, onPrint: unheard };

export default statesOf(ActionsView, { usual, "with tables": { ...usual, isTable: true } });
