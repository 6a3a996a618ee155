export { collectGarbage } from "./versions/collectGarbage.ts";
export { pushVersion } from "./versions/pushVersion.ts";
export { replaceCurrent } from "./versions/replaceCurrent.ts";
export { rollback, versionBefore } from "./versions/rollback.ts";
export { setCurrent } from "./versions/setCurrent.ts";
