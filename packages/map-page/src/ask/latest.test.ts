import { describe, expect, it } from "vitest";
import { createLatest } from "./latest.ts";

interface Question {
  readonly shape: string;
  readonly at: number;
}

/** Answers when told to. */
function server() {
  const asked: {
    question: Question;
    signal: AbortSignal;
    answer: (text: string) => void;
    fail: () => void;
  }[] = [];
  const shown: string[] = [];
  const failed: number[] = [];
  const latest = createLatest<Question, string>({
    run: (question, signal) =>
      new Promise((answer, reject) => {
        asked.push({ question, signal, answer, fail: () => reject(new Error("no")) });
      }),
    shapeOf: ({ shape }) => shape,
    onAnswer: (_, answer) => shown.push(answer),
    onError: ({ at }) => failed.push(at),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { asked, shown, failed, latest, settle };
}

describe("asking for the latest", () => {
  it("has one request in flight and skips what was overtaken while waiting", async () => {
    const { asked, shown, latest, settle } = server();
    for (const at of [1, 2, 3]) latest.ask({ shape: "a", at });
    expect(asked.map(({ question }) => question.at)).toEqual([1]);
    asked[0]?.answer("one");
    await settle();
    expect(asked.map(({ question }) => question.at)).toEqual([1, 3]);
    asked[1]?.answer("three");
    await settle();
    expect(shown).toEqual(["one", "three"]);
  });

  it("gives up and drops what is about something else by now", async () => {
    const { asked, shown, latest, settle } = server();
    latest.ask({ shape: "a", at: 1 });
    latest.ask({ shape: "b", at: 2 });
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer("two");
    asked[0]?.answer("one, late");
    await settle();
    expect(shown).toEqual(["two"]);
  });

  it("tells of a failure only when nothing newer is wanted", async () => {
    const { asked, failed, latest, settle } = server();
    latest.ask({ shape: "a", at: 1 });
    latest.ask({ shape: "a", at: 2 });
    asked[0]?.fail();
    await settle();
    asked[1]?.fail();
    await settle();
    expect(failed).toEqual([2]);
  });

  it("is silent once stopped", async () => {
    const { asked, shown, failed, latest, settle } = server();
    latest.ask({ shape: "a", at: 1 });
    latest.stop();
    asked[0]?.answer("one");
    await settle();
    expect([...shown, ...failed]).toEqual([]);
  });
});
