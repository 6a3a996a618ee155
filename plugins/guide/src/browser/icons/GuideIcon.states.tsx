import { statesOf } from "@stopbank/ui/testing/states-of";
import { GuideIcon } from "./GuideIcon.tsx";

export default statesOf(GuideIcon, { usual: {}, large: { size: 24 } });
