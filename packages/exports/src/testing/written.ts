import { Writable } from "node:stream";
import type { ExportTask } from "../exportTask.ts";
import { writeExport } from "../writeExport.ts";
import { scratchOfTest } from "./hostileTask.ts";

/** All bytes of an export. */
export async function written(task: ExportTask): Promise<Buffer> {
  const chunks: Buffer[] = [];
  const out = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  await writeExport(task, out, scratchOfTest());
  return Buffer.concat(chunks);
}
