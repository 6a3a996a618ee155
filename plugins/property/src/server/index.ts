import type { ServerPlugin } from "@stopbank/plugin-api/server";
import { listJob } from "./listJob.ts";
import { reportJob } from "./reportJob.ts";

export default { jobKinds: [reportJob, listJob] } satisfies ServerPlugin;
