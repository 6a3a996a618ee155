import { setPriority } from "node:os";
import { Writable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";
import type { ExportTask } from "@stopbank/exports/task";
import { writeExport } from "@stopbank/exports/write";
import { outcomeOf } from "../work/outcome.ts";
import type { FromExportThread } from "./exportMessages.ts";

// The thread of one export: it writes a piece and waits until it has been taken.

// On Linux this is about the calling thread alone: where all cores are busy, the event loop comes first.
if (process.platform === "linux") setPriority(10);

const port = parentPort;
if (port === null) throw new Error("This is the thread of an export, and runs in one alone.");
const tell = (message: FromExportThread) => port.postMessage(message);
const { task, scratch } = workerData as { readonly task: ExportTask; readonly scratch: string };

/** Pieces that whoever reads has asked for. */
let wanted = 0;
let goOn: (() => void) | undefined;
port.on("message", () => {
  wanted++;
  goOn?.();
});

const out = new Writable({
  highWaterMark: 256 * 1_024,
  write(chunk: Buffer, _encoding, done) {
    const send = () => {
      wanted--;
      goOn = undefined;
      tell({ chunk });
      done();
    };
    if (wanted > 0) send();
    else goOn = send;
  },
});

tell(
  await outcomeOf(async () => {
    await writeExport(task, out, scratch);
    return null;
  }),
);
port.close();
