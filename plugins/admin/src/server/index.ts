import type { ServerPlugin } from "@stopbank/plugin-api/server";
import { verifyDataset } from "./verifyDataset.ts";

const plugin: ServerPlugin = { jobKinds: [verifyDataset] };
export default plugin;
