import { parentPort, workerData } from "node:worker_threads";
import { type AreaFileInput, readAreaFile } from "@stopbank/geo-read/read-area-file";
import { outcomeOf } from "../work/outcome.ts";

/** What GDAL may take: it begins with 512 MB of addresses, of which it uses what it needs. */
const mostWasmBytes = 1_024 * 1_048_576;

interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** Node limits a thread's heap and not its WebAssembly. Emscripten takes a failure to grow for an end of memory. */
function limitWasmMemory(): void {
  const { prototype } = (globalThis as unknown as { WebAssembly: { Memory: { prototype: WasmMemory } } })
    .WebAssembly.Memory;
  const { grow } = prototype;
  prototype.grow = function (this: WasmMemory, pages: number): number {
    if (this.buffer.byteLength + pages * 65_536 > mostWasmBytes)
      throw new RangeError("GDAL asks for more memory than it may have.");
    return grow.call(this, pages);
  };
}

limitWasmMemory();
parentPort?.postMessage(
  // In JSON, as it is answered: the thread that takes it over has nothing to do with what is in it.
  await outcomeOf(async () => Buffer.from(JSON.stringify(await readAreaFile(workerData as AreaFileInput)))),
);
