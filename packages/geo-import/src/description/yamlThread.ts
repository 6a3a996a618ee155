import { type MessagePort, workerData } from "node:worker_threads";
import { yamlValue } from "./yamlValue.ts";

/** What the thread of `yamlInTime` is given. */
export interface YamlOrder {
  readonly text: string;
  readonly port: MessagePort;
  /** Set to 1 when the answer is there. */
  readonly done: Int32Array;
}

const { text, port, done } = workerData as YamlOrder;
port.postMessage(yamlValue(text));
Atomics.store(done, 0, 1);
Atomics.notify(done, 0);
