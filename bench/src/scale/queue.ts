import { seededRandom } from "../random.ts";

/** What a system of several processes gives its users. */
export interface Served {
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p95Ms: number;
}

export interface Load {
  readonly processes: number;
  readonly users: number;
  /** Mean pause of a user between an answer and the next question; exponential. */
  readonly thinkMs: number;
  /** Measured times of one question in a process that does nothing else; each question takes one of them. */
  readonly serviceMs: readonly number[];
  /** Asked of the storage by each question that finds its data not at hand, and how often that is. */
  readonly missMs: number;
  readonly missShare: number;
}

/**
 * Simulates a closed system question by question: every user thinks, asks whichever process is free soonest, and waits.
 * A process answers one after the other, as one thread does, on a core of its own, and waits for the storage in between.
 *
 * @param seed of the random numbers, so that a run can be repeated.
 */
export function simulate(
  { processes, users, thinkMs, serviceMs, missMs, missShare }: Load,
  seed = 1,
): Served {
  const random = seededRandom(seed);
  const freeAt = new Float64Array(processes);
  const asks = Array.from({ length: users }, () => pause(thinkMs, random));
  const questions = Math.max(20_000, users * 40);
  const took: number[] = [];
  let lastAnswerMs = 0;
  for (let question = 0; question < questions; question++) {
    const user = leastOf(asks);
    const asked = asks[user]!;
    const fetched = asked + (random() < missShare ? missMs : 0);
    const chosen = leastOf(freeAt);
    const startsAt = Math.max(fetched, freeAt[chosen]!);
    const answered = startsAt + serviceMs[Math.floor(random() * serviceMs.length)]!;
    freeAt[chosen] = answered;
    asks[user] = answered + pause(thinkMs, random);
    // The first tenth fills the queues and does not count.
    if (question >= questions / 10) took.push(answered - asked);
    lastAnswerMs = Math.max(lastAnswerMs, answered);
  }
  took.sort((a, b) => a - b);
  return {
    perSecond: (questions / lastAnswerMs) * 1_000,
    medianMs: took[Math.floor(took.length / 2)]!,
    p95Ms: took[Math.floor(took.length * 0.95)]!,
  };
}

const pause = (meanMs: number, random: () => number) => -meanMs * Math.log(1 - random());

function leastOf(values: ArrayLike<number>): number {
  let least = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! < values[least]!) least = i;
  return least;
}
