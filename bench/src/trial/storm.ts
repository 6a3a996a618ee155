import { setTimeout as sleep } from "node:timers/promises";
import { timingOf } from "../http/load.ts";
import { startTrialProduct } from "./trialProduct.ts";
import { type Asked, statusCounts, type Visitor, visitor } from "./visitor.ts";

const seconds = 15;
const networks = 200;
const atOnce = 100;
const allowedLightP99Ms = 100;
const allowedRefusalMs = 1_000;
/** Two hashes of 64 MiB at a time, and what 50 who wait have with them. */
const allowedMegabytes = 200;
/** The longest that a strange browser waits, by ARCHITECTURE.md. */
const mostWaitSeconds = 900;

const owner = { email: "member@stopbank.example", password: "Stopbank-1" };
const body = (email: string, password: string) => JSON.stringify({ email, password });
const logIn = (one: Visitor, email: string, password: string) =>
  one.ask("POST", "/bff/session", Buffer.from(body(email, password)));

/**
 * Strangers of 200 networks log in as fast as they can for 15 seconds, under addresses that they make up and under one that there
 * is. What the hash pool does not take is answered 503 with Retry-After at once, other calls stay quick, memory does not grow, and the
 * owner gets in: in the browser that they have logged in with before at once, in a strange one within the wait that it is told.
 */
export async function storm(): Promise<boolean> {
  const product = await startTrialProduct();
  const crowd = Array.from({ length: networks }, (_, i) =>
    visitor(product.origin, `203.0.${i >> 7}.${(i & 127) + 1}`),
  );
  const person = visitor(product.origin, "198.51.100.1");
  const known = await ownBrowser(product.origin);
  const strange = visitor(product.origin, "192.0.2.77");
  try {
    const quiet = await light(person, 3);
    const memoryBefore = await product.memoryMegabytes();
    const until = performance.now() + seconds * 1_000;
    const [attacks, during, owned] = await Promise.all([
      attack(crowd, until),
      light(person, seconds),
      logInOften(known.logIn, until),
    ]);
    const memoryAfter = await product.memoryMegabytes();
    const guessed = await guessOne(crowd);
    const after = await known.logIn();
    const late = await logIn(strange, owner.email, owner.password);
    const [before, stormy] = [quiet, during].map((all) =>
      timingOf(
        all.map(({ ms }) => ms),
        seconds,
      ),
    );
    const busy = attacks.filter(({ status }) => status === 503);
    const refusal = timingOf(
      busy.map(({ ms }) => ms),
      seconds,
    );
    console.log(
      `the storm: ${statusCounts(attacks)}; refused after ${refusal.medianMs.toFixed(0)} ms, 99 of 100 ${refusal.p99Ms.toFixed(0)} ms`,
    );
    console.log(
      `a light call: p99 ${before?.p99Ms.toFixed(1)} ms before, ${stormy?.p99Ms.toFixed(1)} ms during; allowed ${allowedLightP99Ms} ms`,
    );
    console.log(`memory: ${memoryBefore.toFixed(0)} MB before, ${memoryAfter.toFixed(0)} MB after`);
    console.log(`the owner, in a browser that is known, during the storm: ${statusCounts(owned)}`);
    console.log(`guesses at the owner's password from ${networks} networks: ${statusCounts(guessed)}`);
    console.log(
      `the owner then: known browser ${after.status}, strange browser ${late.status}, wait ${late.retryAfter ?? "none"} s`,
    );
    return [
      busy.length > 0 && busy.every(({ retryAfter }) => retryAfter !== undefined),
      refusal.p99Ms <= allowedRefusalMs,
      (stormy?.p99Ms ?? Number.NaN) <= allowedLightP99Ms,
      during.every(({ status }) => status === 200),
      !(memoryAfter - memoryBefore > allowedMegabytes),
      owned.length > 0 && owned.every(({ status }) => status === 200),
      after.status === 200,
      late.status === 200 || Number(late.retryAfter) <= mostWaitSeconds,
    ].every(Boolean);
  } finally {
    for (const one of [...crowd, person, strange]) await one.close();
    await product.stop();
  }
}

/** The owner's own browser, which travels: each log-in is from another network, and only the mark that it keeps tells that it is known. */
async function ownBrowser(origin: string) {
  let mark = "";
  let networksSeen = 0;
  const logInAgain = async (): Promise<Asked> => {
    const sent = performance.now();
    const answer = await fetch(new URL("/bff/session", origin), {
      method: "POST",
      headers: {
        "x-requested-by": "stopbank",
        "content-type": "application/json",
        "x-forwarded-for": `192.0.2.${++networksSeen}`,
        cookie: mark,
      },
      body: body(owner.email, owner.password),
    });
    const text = await answer.text();
    const [, given] = answer.headers.getSetCookie();
    mark = given?.split(";", 1)[0] ?? mark;
    return {
      status: answer.status,
      ms: performance.now() - sent,
      retryAfter: answer.headers.get("retry-after") ?? undefined,
      text,
    };
  };
  await logInAgain();
  return { logIn: logInAgain };
}

async function attack(crowd: readonly Visitor[], until: number): Promise<Asked[]> {
  const done: Asked[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < until) {
        const i = next++;
        done.push(await logIn(crowd[i % crowd.length] as Visitor, `nobody${i}@stopbank.example`, "Guess-1"));
        // Whoever was refused comes back soon, but not at once, or the attacker's own machine is what is measured.
        await sleep(50);
      }
    }),
  );
  return done;
}

/** A guess at one account from each network, which the limits have to stop. */
async function guessOne(crowd: readonly Visitor[]): Promise<Asked[]> {
  const done: Asked[] = [];
  for (let i = 0; i < crowd.length; i += 20)
    done.push(
      ...(await Promise.all(crowd.slice(i, i + 20).map((one) => logIn(one, owner.email, "Guess-1")))),
    );
  return done;
}

async function logInOften(logInAgain: () => Promise<Asked>, until: number): Promise<Asked[]> {
  const done: Asked[] = [];
  while (performance.now() < until) {
    done.push(await logInAgain());
    await sleep(500);
  }
  return done;
}

async function light(one: Visitor, forSeconds: number): Promise<Asked[]> {
  const done: Asked[] = [];
  const until = performance.now() + forSeconds * 1_000;
  while (performance.now() < until) {
    done.push(await one.ask("GET", "/api/regions"));
    await sleep(15);
  }
  return done;
}
