import { statesOf } from "@stopbank/ui/testing/states-of";
import { SpokenLine } from "./SpokenLine.tsx";

export default statesOf(SpokenLine, {
  silent: { sentence: "" },
  spoken: { sentence: "River flooding, 1 in 100 years; Buildings: 1,234 exposed, 12.4%." },
});
