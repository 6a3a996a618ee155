import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { ExportView } from "./ExportView.tsx";

export default statesOf(ExportView, { closed: { onReport: unheard } });
