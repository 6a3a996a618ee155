import { describe, expect, it } from "vitest";
import { endsForMemory, faultyHouse, limitSeconds, waitsNoLonger } from "./testing/faultyHouse.ts";
import { areProcessesSeen, browserProcesses } from "./testing/processes.ts";
import { readyPage } from "./testing/servePages.ts";
import { untilSo } from "./testing/untilSo.ts";

const kill = (type: string) => {
  for (const { pid } of browserProcesses().filter((each) => each.type === type)) process.kill(pid, "SIGKILL");
};

// More ways in which pages never end and fill memory: faults.campaign.test.ts.
describe.runIf(areProcessesSeen)("a printer that something happens to", () => {
  const faulty = faultyHouse();
  const { start, happens, bad, fails, isAsBefore } = faulty;

  it.each([["browser"], ["renderer"], ["gpu-process"]])(
    "begins a print again whose %s process is killed under it (B-09)",
    async (type) => {
      await start();
      happens(() => kill(type));
      const { pages } = await faulty.house.print("/print/asking");
      expect(pages).toBe(1);
      expect(faulty.house.printer.health()).toMatchObject({ secondTries: 1, failed: {}, isWell: true });
      await isAsBefore();
    },
  );

  it.each([
    ["browser", "print/browser-lost"],
    ["renderer", "print/page-crashed"],
  ])("says so where the %s process ends each time (B-09)", async (type, code) => {
    await start();
    happens(() => kill(type), 2);
    await expect(faulty.house.print("/print/asking")).rejects.toMatchObject({ code });
    expect(faulty.house.printer.health()).toMatchObject({ secondTries: 1, failed: { [code]: 1 } });
    await isAsBefore();
  });

  it("gives up a browser that stands still, and ends it (B-09)", async () => {
    await start({ limits: { printSeconds: limitSeconds } });
    happens(() => {
      for (const { pid, type } of browserProcesses()) if (type === "browser") process.kill(pid, "SIGSTOP");
    });
    await expect(faulty.house.print("/print/asking")).rejects.toMatchObject({ code: "print/too-slow" });
    await isAsBefore();
    await untilSo(
      "the browser that stood still is gone",
      () => browserProcesses().filter(({ type }) => type === "browser").length === 1,
    );
  });

  it.each([
    ["is busy for ever", "for (;;) {}"],
    [
      "is busy for ever once it is printed",
      "addEventListener('beforeprint', () => { for (;;) {} }); matchMedia('print').addEventListener('change', () => { for (;;) {} });",
    ],
  ])("does not wait for a page that %s (B-09)", (_which, script) => waitsNoLonger(faulty, script));

  it("takes no question of a page for an answer, and prints it", async () => {
    await start();
    bad(
      "alert('a'); confirm('b'); prompt('c'); print(); addEventListener('beforeunload', (e) => e.preventDefault());",
    );
    expect((await faulty.house.print("/print/bad")).pages).toBe(1);
  });

  it.each([
    ["objects", "const kept = []; for (;;) kept.push(new Array(1e5).fill(kept.length + 0.5));"],
    [
      "buffers of a worker",
      "new Worker(URL.createObjectURL(new Blob(['const kept = []; for (;;) kept.push(new Uint8Array(2 ** 26).fill(1));']))); await new Promise(() => 0);",
    ],
  ])("ends a page that fills memory with %s (B-09)", (_what, script) => endsForMemory(faulty, script));

  it("draws no more pages than there may be (B-09)", async () => {
    await start({ limits: { pages: 20 } });
    bad("", `<style>@page { size: A4 }</style><div style="height: 100000000px"></div>`);
    await fails("print/too-many-pages");
    bad("", `<style>p { break-after: page }</style>${"<p>a</p>".repeat(20)}`);
    expect((await faulty.house.print("/print/bad")).pages).toBe(20);
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
    faulty.house.pages.put(
      "/print/bad",
      readyPage("").replace(
        'print = "ready"',
        'printWhy = "The map could not be drawn."; document.documentElement.dataset.print = "failed"',
      ),
    );
    await expect(faulty.house.print("/print/bad")).rejects.toMatchObject({
      kind: "unavailable",
      code: "print/page-failed",
      message: "The map could not be drawn.",
    });
    faulty.house.pages.put(
      "/print/never",
      readyPage("").replace(
        'print = "ready"',
        'printFinal = "yes"; document.documentElement.dataset.print = "failed"',
      ),
    );
    await expect(faulty.house.print("/print/never")).rejects.toMatchObject({
      kind: "invalid",
      code: "print/page-failed",
    });
    await isAsBefore();
  });

  it("prints no page that was refused, or that is not there", async () => {
    await start();
    for (const status of [401, 404, 500]) {
      faulty.house.pages.put("/print/bad", (_, answer) => answer.writeHead(status).end("no"));
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
    expect(faulty.house.printer.health().browsers).toMatchObject({ started: 2, givenUp: 1 });
  });

  it("says what the disk refuses", async () => {
    await start();
    const nowhere = `${faulty.house.folder}/nowhere/a.pdf`;
    await expect(faulty.house.print("/print/good", { file: nowhere })).rejects.toMatchObject({
      code: "print/not-printed",
    });
    await isAsBefore();
  });

  it("stops when nobody wants the print any more, and at once (B-06)", async () => {
    await start();
    for (const script of ["await new Promise(() => 0);", "for (;;) {}"]) {
      bad(script);
      const gone = new AbortController();
      const printing = faulty.house.print("/print/bad", { signal: gone.signal });
      setTimeout(() => gone.abort(new Error("gone")), 700);
      const since = performance.now();
      await expect(printing).rejects.toThrow("gone");
      expect(performance.now() - since).toBeLessThan(6_000);
    }
    expect(faulty.house.printer.health().failed).toEqual({});
    await isAsBefore();
  });

  it("ends prints under way and waiting when it is closed (B-06)", async () => {
    await start({ limits: { printsAtOnce: 1 } });
    bad("for (;;) {}");
    const printing = [faulty.house.print("/print/bad"), faulty.house.print("/print/good")];
    await untilSo("the page is asked for", () => faulty.house.pages.asked.length > 0);
    const closing = faulty.house.printer.close();
    const ends = await Promise.allSettled(printing);
    for (const end of ends)
      expect(end).toMatchObject({ status: "rejected", reason: { code: "print/closed" } });
    await closing;
    await expect(faulty.house.print("/print/good")).rejects.toMatchObject({ code: "print/closed" });
  });
});
