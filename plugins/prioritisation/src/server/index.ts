import type { ServerPlugin } from "@stopbank/plugin-api/server";
import { reportJob } from "./reportJob.ts";

const plugin: ServerPlugin = { jobKinds: [reportJob] };
export default plugin;
