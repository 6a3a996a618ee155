import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";
import type { YamlOrder } from "./yamlThread.ts";
import { type YamlAnswer, yamlValue } from "./yamlValue.ts";

/** What is no longer takes two seconds whatever it says: the parser compares every key of a map with every other. */
const shortCharacters = 32_768;
const mostCharacters = 4_000_000;
const usualDeadlineMs = 20_000;
const memoryMb = 512;

/** As `yamlValue`, but a text that would take for ever, or all memory, is given up. */
export function yamlInTime(text: string, deadlineMs = usualDeadlineMs): YamlAnswer {
  if (text.length > mostCharacters) return { fault: "it has more than 4 million characters" };
  if (text.length <= shortCharacters) return yamlValue(text);
  const { port1, port2 } = new MessageChannel();
  const done = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(new URL("./yamlThread.ts", import.meta.url), {
    workerData: { text, port: port2, done } satisfies YamlOrder,
    transferList: [port2],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // A thread without memory has failed; that is told by the answer that does not come.
  thread.on("error", () => undefined);
  try {
    Atomics.wait(done, 0, 0, deadlineMs);
    const answer = receiveMessageOnPort(port1)?.message as YamlAnswer | undefined;
    return answer ?? { fault: `it could not be read within ${deadlineMs / 1000} seconds and ${memoryMb} MB` };
  } finally {
    port1.close();
    void thread.terminate();
  }
}
