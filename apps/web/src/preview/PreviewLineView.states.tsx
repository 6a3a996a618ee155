import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { PreviewLineView } from "./PreviewLineView.tsx";

const shown = { isLeaving: false, onLeave: unheard };

export default statesOf(PreviewLineView, { shown, leaving: { ...shown, isLeaving: true } });
