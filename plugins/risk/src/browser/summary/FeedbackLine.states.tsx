import { statesOf, unheard } from "@stopbank/ui/testing/states-of";
import { FeedbackLine } from "./FeedbackLine.tsx";

export default statesOf(FeedbackLine, { plain: { onFeedback: unheard } });
