import { statesOf } from "@stopbank/ui/testing/states-of";
import { SceneCode } from "./SceneCode.tsx";

const url = "https://larkhaven.example/risk?v=2&client=larkhaven&at=172.9,-40.3,13";

export default statesOf(SceneCode, {
  short: { url },
  long: { url: `${url}&regions=${"suburbs.larkhaven-central,".repeat(40)}` },
  "too long for a code": { url: `${url}&regions=${"suburbs.larkhaven-central,".repeat(100)}` },
});
