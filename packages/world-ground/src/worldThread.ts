import { workerData } from "node:worker_threads";
import { cutWorldGround } from "./cutWorldGround.ts";

// A thread that cuts the world once and ends.
cutWorldGround(workerData as string);
