import { setTimeout as sleep } from "node:timers/promises";
import type { Job } from "@stopbank/contract/jobs";
import { request } from "undici";
import { awakeMs } from "./awakeMs.ts";

/** Somebody signed in, in one client, as a page of ours asks. */
export interface Person {
  readonly email: string;
  readonly client: string;
  /** An answer, or nothing where the connection was lost or the server is away. */
  ask(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer | undefined>;
  /** Of the newest jobs; nothing while the server is away. */
  jobs(): Promise<readonly Job[] | undefined>;
}

export interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
  readonly json: <T>() => T;
}

const timeoutMs = 30_000;
const ours = { "x-requested-by": "stopbank" };

/** @throws where the account is not let in. */
export async function signInAs(origin: string, email: string, client: string): Promise<Person> {
  const answer = await request(new URL("/bff/session", origin), {
    method: "POST",
    headers: { ...ours, "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Stopbank-1" }),
  });
  await answer.body.dump();
  const [cookie] = [answer.headers["set-cookie"]].flat();
  if (answer.statusCode !== 200 || cookie === undefined)
    throw new Error(`${email} is answered ${answer.statusCode} at the log-in.`);
  const headers = { ...ours, cookie: cookie.split(";", 1)[0] ?? "", "ui-client-name": client };
  const ask: Person["ask"] = async (method, path, body) => {
    try {
      const { statusCode, body: stream } = await request(new URL(path, origin), {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
        body: body === undefined ? null : JSON.stringify(body),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
      });
      const bytes = Buffer.from(await stream.arrayBuffer());
      return { status: statusCode, bytes, json: () => JSON.parse(bytes.toString()) };
    } catch {
      return undefined;
    }
  };
  return {
    email,
    client,
    ask,
    jobs: async () => {
      const found = await ask("GET", "/bff/jobs");
      if (found === undefined || found.status >= 500) return undefined;
      if (found.status !== 200)
        throw new Error(`${email}'s jobs are answered ${found.status}: ${found.bytes.toString()}`);
      return found.json<{ jobs: readonly Job[] }>().jobs;
    },
  };
}

/** Asks until there is an answer that is no failure of the server's. @throws after three minutes. */
export async function insist(
  person: Person,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<{ readonly answer: Answer; readonly tries: number }> {
  const giveUpAt = awakeMs() + 180_000;
  for (let tries = 1; ; tries++) {
    const answer = await person.ask(method, path, body);
    if (answer !== undefined && answer.status < 500 && answer.status !== 429) return { answer, tries };
    if (awakeMs() > giveUpAt)
      throw new Error(`${method} ${path} is not answered: ${answer?.status} ${answer?.bytes.toString()}`);
    await sleep(500);
  }
}
