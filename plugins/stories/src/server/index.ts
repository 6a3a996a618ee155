import type { ServerPlugin } from "@stopbank/plugin-api/server";
import { reportJob } from "./reportJob.ts";

export default { jobKinds: [reportJob] } satisfies ServerPlugin;
