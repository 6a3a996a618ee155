import { statesOf } from "@stopbank/ui/testing/states-of";
import { LinkCode } from "./LinkCode.tsx";

const url = "https://larkhaven.example/risk?v=2";

export default statesOf(LinkCode, {
  short: { url },
  long: { url: `${url}&${"x".repeat(1_200)}` },
  "too long for a code": { url: `${url}&${"x".repeat(2_000)}` },
});
