import { afterEach, beforeEach, expect } from "vitest";
import { makeOwnTemp, type OwnTemp } from "./ownTemp.ts";
import { openPrintHouse, type PrintHouse } from "./printHouse.ts";
import { browserProcesses, zombies } from "./processes.ts";
import { type Answer, readyPage } from "./servePages.ts";
import { untilSo } from "./untilSo.ts";

/** Asks for `/now` while it is drawn, and is ready a moment after that was answered. */
const askingPage = readyPage(
  `<h1>A page</h1><canvas></canvas>`,
  `document.querySelector("canvas").getContext("webgl2").clear(16384);
   await fetch("/now"); await new Promise((go) => setTimeout(go, 600));`,
);

/** A printer that something happens to, of each test of a file; of none of them anything is left. */
export interface FaultyHouse {
  readonly house: PrintHouse;
  /** Has to be called first. */
  start(parts?: Parameters<typeof openPrintHouse>[0]): Promise<void>;
  /** What `/now` does the first times it is asked. */
  happens(what: () => void, times?: number): void;
  /** Puts a page that does this where `fails` prints it. */
  bad(script: string, body?: string): void;
  fails(code: string): Promise<void>;
  /** The next print comes, in time, and of the bad one no file is left. */
  isAsBefore(): Promise<void>;
}

export function faultyHouse(): FaultyHouse {
  let house: PrintHouse;
  let temp: OwnTemp;
  beforeEach(() => {
    temp = makeOwnTemp();
  });
  afterEach(async () => {
    await house.close();
    await untilSo("no process is left", () => browserProcesses().length === 0);
    await untilSo("what has ended is taken in", () => zombies().length === 0);
    expect(await temp.left()).toEqual([]);
    temp.remove();
  });
  return {
    get house() {
      return house;
    },
    start: async (parts = {}) => {
      house = await openPrintHouse({
        firstPauseMs: 20,
        ...parts,
        limits: { printSeconds: 20, ...parts.limits },
      });
      house.pages.put("/print/good", readyPage("<h1>Good</h1>"));
      house.pages.put("/print/asking", askingPage);
      house.pages.put("/now", (_, answer) => answer.end());
    },
    happens: (what, times = 1) => {
      let left = times;
      const answer: Answer = (_, response) => {
        if (left-- > 0) what();
        response.end();
      };
      house.pages.put("/now", answer);
    },
    bad: (script, body = "") => house.pages.put("/print/bad", readyPage(body, script)),
    fails: (code) =>
      expect(house.print("/print/bad")).rejects.toMatchObject({
        code,
        message: expect.stringMatching(/\.$/),
      }),
    isAsBefore: async () => {
      expect((await house.print("/print/good")).pages).toBe(1);
      const { printed, underWay, waiting } = house.printer.health();
      expect({ underWay, waiting }).toEqual({ underWay: 0, waiting: 0 });
      expect((await house.files()).length).toBe(printed);
    },
  };
}

/** Long enough for a browser to start and print a good page on a loaded machine, too. */
export const limitSeconds = 5;

/** Prints a page that never comes to an end, and looks that nothing of it is left. */
export async function waitsNoLonger({ start, bad, fails, isAsBefore }: FaultyHouse, script: string) {
  await start({ limits: { printSeconds: limitSeconds } });
  bad(script);
  await fails("print/too-slow");
  await isAsBefore();
  await untilSo(
    "its process is gone",
    () => browserProcesses().filter(({ type }) => type === "renderer").length === 0,
  );
}

/** Prints a page that fills memory, which is ended and not tried again. */
export async function endsForMemory(faulty: FaultyHouse, script: string) {
  await faulty.start({ limits: { memoryMegabytes: 1_000, heapMegabytes: 700 } });
  faulty.bad(script);
  await faulty.fails("print/too-much-memory");
  expect(faulty.house.printer.health().secondTries).toBe(0);
  await faulty.isAsBefore();
}
