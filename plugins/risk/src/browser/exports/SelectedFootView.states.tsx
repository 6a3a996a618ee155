import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { SelectedFootView } from "./SelectedFootView.tsx";

export default statesOf(SelectedFootView, { element: { onReport: unheard } });
