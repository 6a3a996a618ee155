import { Writable } from "node:stream";

/** A log whose errors a test reads, a line of JSON each: `startApi({ logger })`. */
export function keptLog() {
  const lines: string[] = [];
  const stream = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  return { lines, logger: { level: "error", stream } };
}
