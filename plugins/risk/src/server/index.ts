import type { ServerPlugin } from "@stopbank/plugin-api/server";
import { exportJob } from "./exportJob.ts";
import { reportJob } from "./reportJob.ts";

const plugin: ServerPlugin = { jobKinds: [reportJob, exportJob] };
export default plugin;
