import { workerData } from "node:worker_threads";
import { type ElementArchive, writeElementArchive } from "./writeElementArchive.ts";

// A thread that cuts one element layer and ends.
writeElementArchive(workerData as ElementArchive);
