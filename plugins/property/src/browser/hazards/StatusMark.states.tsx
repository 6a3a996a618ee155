import { statesOf } from "@stopbank/ui/testing/states-of";
import { StatusMark } from "./StatusMark.tsx";

export default statesOf(StatusMark, {
  exposed: { status: "exposed" },
  "not known": { status: "unknown" },
  "not exposed": { status: "not exposed" },
  alone: { status: "exposed", isAlone: true },
});
