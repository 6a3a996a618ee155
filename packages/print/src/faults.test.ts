import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeOwnTemp, type OwnTemp } from "./testing/ownTemp.ts";
import { openPrintHouse, type PrintHouse } from "./testing/printHouse.ts";
import { areProcessesSeen, browserProcesses, zombies } from "./testing/processes.ts";
import { type Answer, readyPage } from "./testing/servePages.ts";
import { untilSo } from "./testing/untilSo.ts";

const kill = (type: string) => {
  for (const { pid } of browserProcesses().filter((each) => each.type === type)) process.kill(pid, "SIGKILL");
};

/** Long enough for a browser to start and print a good page on a loaded machine, too. */
const limitSeconds = 5;

/** Asks for `/now` while it is drawn, and is ready a moment after that was answered. */
const askingPage = readyPage(
  `<h1>A page</h1><canvas></canvas>`,
  `document.querySelector("canvas").getContext("webgl2").clear(16384);
   await fetch("/now"); await new Promise((go) => setTimeout(go, 600));`,
);

describe.runIf(areProcessesSeen)("a printer that something happens to", () => {
  let house: PrintHouse;
  let temp: OwnTemp;
  const start = async (parts: Parameters<typeof openPrintHouse>[0] = {}) => {
    house = await openPrintHouse({
      firstPauseMs: 20,
      ...parts,
      limits: { printSeconds: 20, ...parts.limits },
    });
    house.pages.put("/print/good", readyPage("<h1>Good</h1>"));
    house.pages.put("/print/asking", askingPage);
    house.pages.put("/now", (_, answer) => answer.end());
  };
  /** What `/now` does the first times it is asked. */
  const happens = (what: () => void, times = 1) => {
    let left = times;
    const answer: Answer = (_, response) => {
      if (left-- > 0) what();
      response.end();
    };
    house.pages.put("/now", answer);
  };
  const bad = (script: string, body = "") => house.pages.put("/print/bad", readyPage(body, script));
  const fails = (code: string) =>
    expect(house.print("/print/bad")).rejects.toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  /** The next print comes, in time, and of the bad one no file is left. */
  const isAsBefore = async () => {
    expect((await house.print("/print/good")).pages).toBe(1);
    const { printed, underWay, waiting } = house.printer.health();
    expect({ underWay, waiting }).toEqual({ underWay: 0, waiting: 0 });
    expect((await house.files()).length).toBe(printed);
  };
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

  it.each([["browser"], ["renderer"], ["gpu-process"]])(
    "begins a print again whose %s process is killed under it (B-09)",
    async (type) => {
      await start();
      happens(() => kill(type));
      const { pages } = await house.print("/print/asking");
      expect(pages).toBe(1);
      expect(house.printer.health()).toMatchObject({ secondTries: 1, failed: {}, isWell: true });
      await isAsBefore();
    },
  );

  it.each([
    ["browser", "print/browser-lost"],
    ["renderer", "print/page-crashed"],
  ])("says so where the %s process ends each time (B-09)", async (type, code) => {
    await start();
    happens(() => kill(type), 2);
    await expect(house.print("/print/asking")).rejects.toMatchObject({ code });
    expect(house.printer.health()).toMatchObject({ secondTries: 1, failed: { [code]: 1 } });
    await isAsBefore();
  });

  it("gives up a browser that stands still, and ends it (B-09)", async () => {
    await start({ limits: { printSeconds: limitSeconds } });
    happens(() => {
      for (const { pid, type } of browserProcesses()) if (type === "browser") process.kill(pid, "SIGSTOP");
    });
    await expect(house.print("/print/asking")).rejects.toMatchObject({ code: "print/too-slow" });
    await isAsBefore();
    await untilSo(
      "the browser that stood still is gone",
      () => browserProcesses().filter(({ type }) => type === "browser").length === 1,
    );
  });

  it.each([
    ["is busy for ever", "for (;;) {}"],
    ["is never ready", "await new Promise(() => 0);"],
    ["asks questions for ever", "for (;;) alert('Go on?');"],
    [
      "will not be left",
      "addEventListener('beforeunload', (e) => e.preventDefault()); await new Promise(() => 0);",
    ],
    ["starts itself anew for ever", "location.reload(); await new Promise(() => 0);"],
    [
      "is busy for ever once it is printed",
      "addEventListener('beforeprint', () => { for (;;) {} }); matchMedia('print').addEventListener('change', () => { for (;;) {} });",
    ],
    [
      "grows for ever once it is printed",
      "addEventListener('beforeprint', () => { for (;;) document.body.append('and more '); });",
    ],
  ])("does not wait for a page that %s (B-09)", async (_which, script) => {
    await start({ limits: { printSeconds: limitSeconds } });
    bad(script);
    await fails("print/too-slow");
    await isAsBefore();
    await untilSo(
      "its process is gone",
      () => browserProcesses().filter(({ type }) => type === "renderer").length === 0,
    );
  });

  it("takes no question of a page for an answer, and prints it", async () => {
    await start();
    bad(
      "alert('a'); confirm('b'); prompt('c'); print(); addEventListener('beforeunload', (e) => e.preventDefault());",
    );
    expect((await house.print("/print/bad")).pages).toBe(1);
  });

  it.each([
    ["objects", "const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length + 0.5));"],
    ["buffers", "const kept = []; for (;;) kept.push(new Uint8Array(2 ** 26).fill(1));"],
    [
      "buffers of a worker",
      "new Worker(URL.createObjectURL(new Blob(['const kept = []; for (;;) kept.push(new Uint8Array(2 ** 26).fill(1));']))); await new Promise(() => 0);",
    ],
    [
      "elements",
      "for (;;) document.body.append(...Array.from({ length: 1e5 }, () => Object.assign(document.createElement('p'), { className: 'a', id: 'b' })));",
    ],
    [
      "pictures",
      "for (;;) { const c = document.createElement('canvas'); c.width = c.height = 3000; const g = c.getContext('2d', { willReadFrequently: true }); g.fillRect(0, 0, 3000, 3000); document.body.append(c); await new Promise((go) => setTimeout(go)); }",
    ],
    [
      "what the graphics process draws",
      "const kept = []; for (;;) { const g = new OffscreenCanvas(4000, 4000).getContext('webgl2'); g.clear(16384); for (let n = 0; n < 9; n++) { const t = g.createTexture(); g.bindTexture(3553, t); g.texStorage2D(3553, 1, 0x8058, 8000, 8000); g.texSubImage2D(3553, 0, 0, 0, 4000, 4000, 6408, 5121, new Uint8Array(64e6).fill(7)); } kept.push(g); g.finish(); await new Promise((go) => setTimeout(go)); }",
    ],
  ])("ends a page that fills memory with %s (B-09)", async (_what, script) => {
    await start({ limits: { memoryMegabytes: 1_000, heapMegabytes: 700 } });
    bad(script);
    await fails("print/too-much-memory");
    expect(house.printer.health().secondTries).toBe(0);
    await isAsBefore();
  });

  it("draws no more pages than there may be (B-09)", async () => {
    await start({ limits: { pages: 20 } });
    bad("", `<style>@page { size: A4 }</style><div style="height: 100000000px"></div>`);
    await fails("print/too-many-pages");
    bad("", `<style>p { break-after: page }</style>${"<p>a</p>".repeat(20)}`);
    expect((await house.print("/print/bad")).pages).toBe(20);
    await isAsBefore();
  });

  it("keeps no file that is too large, and prints on no paper that is (B-09)", async () => {
    await start({ limits: { fileMegabytes: 0.5 } });
    const noise =
      "const c = document.querySelector('canvas'); c.width = c.height = 1000; const g = c.getContext('2d'); const d = g.createImageData(1000, 1000); for (let n = 0; n < d.data.length; n += 65536) crypto.getRandomValues(d.data.subarray(n, n + 65536)); g.putImageData(d, 0, 0);";
    bad(noise, "<canvas></canvas>");
    await fails("print/file-too-large");
    bad("", "<style>@page { size: 3000mm 100mm }</style>wide");
    await fails("print/paper-too-large");
    await isAsBefore();
  });

  it("fails with the page's own sentence where that says that it failed", async () => {
    await start();
    house.pages.put(
      "/print/bad",
      readyPage("").replace(
        'print = "ready"',
        'printWhy = "The map could not be drawn."; document.documentElement.dataset.print = "failed"',
      ),
    );
    await expect(house.print("/print/bad")).rejects.toMatchObject({
      kind: "unavailable",
      code: "print/page-failed",
      message: "The map could not be drawn.",
    });
    house.pages.put(
      "/print/never",
      readyPage("").replace(
        'print = "ready"',
        'printFinal = "yes"; document.documentElement.dataset.print = "failed"',
      ),
    );
    await expect(house.print("/print/never")).rejects.toMatchObject({
      kind: "invalid",
      code: "print/page-failed",
    });
    await isAsBefore();
  });

  it("prints no page that was refused, or that is not there", async () => {
    await start();
    for (const status of [401, 404, 500]) {
      house.pages.put("/print/bad", (_, answer) => answer.writeHead(status).end("no"));
      await fails("print/page-refused");
    }
    await isAsBefore();
  });

  it("says that pages cannot be reached, and looks for them anew with the next browser", async () => {
    let port = "1";
    await start({ resolve: async () => ({ address: port === "1" ? "127.0.0.9" : "127.0.0.1", family: 4 }) });
    await fails("print/page-refused");
    port = "";
    await isAsBefore();
    expect(house.printer.health().browsers).toMatchObject({ started: 2, givenUp: 1 });
  });

  it("says what the disk refuses", async () => {
    await start();
    const nowhere = `${house.folder}/nowhere/a.pdf`;
    await expect(house.print("/print/good", { file: nowhere })).rejects.toMatchObject({
      code: "print/not-printed",
    });
    await isAsBefore();
  });

  it("stops when nobody wants the print any more, and at once (B-06)", async () => {
    await start();
    for (const script of ["await new Promise(() => 0);", "for (;;) {}"]) {
      bad(script);
      const gone = new AbortController();
      const printing = house.print("/print/bad", { signal: gone.signal });
      setTimeout(() => gone.abort(new Error("gone")), 700);
      const since = performance.now();
      await expect(printing).rejects.toThrow("gone");
      expect(performance.now() - since).toBeLessThan(6_000);
    }
    expect(house.printer.health().failed).toEqual({});
    await isAsBefore();
  });

  it("ends prints under way and waiting when it is closed (B-06)", async () => {
    await start({ limits: { printsAtOnce: 1 } });
    bad("for (;;) {}");
    const printing = [house.print("/print/bad"), house.print("/print/good")];
    await untilSo("the page is asked for", () => house.pages.asked.length > 0);
    const closing = house.printer.close();
    const ends = await Promise.allSettled(printing);
    for (const end of ends)
      expect(end).toMatchObject({ status: "rejected", reason: { code: "print/closed" } });
    await closing;
    await expect(house.print("/print/good")).rejects.toMatchObject({ code: "print/closed" });
  });
});
