import { statesOf } from "@stopbank/ui/testing/states-of";
import { StopbankMark } from "./StopbankMark.tsx";

export default statesOf(
  StopbankMark,
  { usual: {}, large: { size: 48 } },
  { around: (view) => <div className="login-brand">{view}</div> },
);
