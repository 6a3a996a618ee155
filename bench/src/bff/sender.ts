// A process of its own that sends requests and says how long each took, so that who is measured and who measures do not wait for each
// other. It is told what to send by a message, and answers with one.
import { setTimeout as sleep } from "node:timers/promises";
import { Pool } from "undici";
import type { Sending, Sent } from "./sending.ts";

process.on("message", (sending: Sending) => {
  send(sending).then((sent) => process.send?.(sent));
});

async function send({ origin, path, headers, connections, seconds, perSecond }: Sending): Promise<Sent> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const took: number[] = [];
  let failed = 0;
  const ask = async (from: number) => {
    const isAnswered = await pool
      .request({ method: "GET", path, headers })
      .then(async ({ statusCode, body }) => {
        await body.dump();
        return statusCode === 200;
      })
      .catch(() => false);
    took.push(performance.now() - from);
    if (!isAnswered) failed++;
  };
  const started = performance.now();
  if (perSecond === undefined) {
    const until = started + seconds * 1_000;
    const onward = async () => {
      while (performance.now() < until) await ask(performance.now());
    };
    await Promise.all(Array.from({ length: connections }, onward));
  } else {
    const count = perSecond * seconds;
    const asked: Promise<void>[] = [];
    while (asked.length < count) {
      // Counted from when each should have gone: who is late with one is late with those behind it, and that is waiting too.
      const due = Math.min(count, Math.ceil(((performance.now() - started) / 1_000) * perSecond));
      while (asked.length < due) asked.push(ask(started + (asked.length * 1_000) / perSecond));
      await sleep(1);
    }
    await Promise.all(asked);
  }
  const tookSeconds = (performance.now() - started) / 1_000;
  await pool.close();
  return { took, failed, seconds: tookSeconds };
}
