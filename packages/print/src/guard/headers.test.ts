import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Canary, startCanary } from "../testing/canary.ts";
import { openPrintHouse, type PrintHouse } from "../testing/printHouse.ts";
import { readyPage } from "../testing/servePages.ts";
import { pageText } from "../testing.ts";

const token = "job-token-0123456789";
const headers = {
  authorization: `Bearer ${token}`,
  "ui-client-name": "larkhaven",
  "x-requested-by": "stopbank",
};

describe("what goes with a print's requests", () => {
  let house: PrintHouse;
  let canary: Canary;
  beforeAll(async () => {
    house = await openPrintHouse();
    canary = await startCanary();
  });
  afterAll(async () => {
    await house.close();
    await canary.close();
  });

  it("goes with each to the origin: page, picture, fetch, worker and after a redirect (A-42)", async () => {
    const { pages } = house;
    pages.put("/moved", (_, answer) => answer.writeHead(302, { location: "/there" }).end());
    pages.put("/there", (_, answer) => answer.end("{}"));
    pages.put("/asks", (_, answer) => answer.end("{}"));
    pages.put("/worker.js", (_, answer) =>
      answer
        .writeHead(200, { "content-type": "text/javascript" })
        .end(`fetch("/from-worker").finally(() => postMessage(1))`),
    );
    pages.put(
      "/print/all",
      readyPage(
        `<img src="/picture">`,
        `await fetch("/moved");
         await fetch("/asks", { method: "POST", body: "{}", headers: { "content-type": "application/json" } });
         await new Promise((go) => { new Worker("/worker.js").onmessage = go; });`,
      ),
    );
    await house.print("/print/all", { headers });
    expect(pages.asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/print/all", "/picture", "/there", "/asks", "/worker.js", "/from-worker"]),
    );
    expect(pages.asked.map(({ headers: came }) => came)).toEqual(
      pages.asked.map(() => expect.objectContaining(headers)),
    );
    // What a browser says of itself stays, since the product goes by it.
    const asks = pages.asked.find(({ path }) => path === "/asks");
    expect(asks?.headers).toMatchObject({ origin: pages.origin.origin, "sec-fetch-site": "same-origin" });
    expect(asks?.headers.cookie).toBeUndefined();
  });

  it("goes nowhere else, redirects of the origin included (A-42)", async () => {
    const [elsewhere = ""] = canary.hosts;
    house.pages.put("/away", (_, answer) =>
      answer.writeHead(302, { location: `http://${elsewhere}/` }).end(),
    );
    house.pages.put(
      "/print/away",
      readyPage(`<img src="/away"><img src="http://${elsewhere}/">`, `await fetch("/away").catch(() => 0)`),
    );
    await house.print("/print/away", { headers });
    expect(canary.hits).toEqual([]);
    // Refused in the browser, and at the proxy what came by a redirect.
    const refused = house.logged.filter(({ message }) => message.includes("asked for what is not ours"));
    expect(refused.map(({ facts }) => (facts as { where: string }).where)).toEqual(
      expect.arrayContaining([`${elsewhere} (image)`, elsewhere]),
    );
    expect(house.printer.health().refused).toBe(refused.length);
  });

  it("is not to be found by the page, in the PDF or in the log (A-42)", async () => {
    house.pages.put(
      "/print/curious",
      readyPage(
        `<pre style="white-space: pre-wrap; word-break: break-all"></pre>`,
        `const request = new Request("/there", { headers: { a: "b" } });
         const answer = await fetch(request);
         const timing = performance.getEntries().map((entry) => JSON.stringify(entry));
         document.querySelector("pre").textContent = JSON.stringify([
           [...request.headers], [...answer.headers], document.cookie, location.href, document.referrer,
           { ...localStorage }, { ...sessionStorage }, await caches.keys(), navigator.userAgent, Object.keys(window),
         ]) + timing;`,
      ),
    );
    const { file } = await house.print("/print/curious?scene=secret-scene", { headers });
    expect((await pageText(file)).join("")).toContain("localhost");
    expect((await pageText(file)).join("")).not.toContain(token);
    expect((await readFile(file)).includes(token)).toBe(false);
    expect(JSON.stringify(house.logged)).not.toContain(token);
    // What the page shows is its reader's: the log has the page, not the question.
    expect(JSON.stringify(house.logged)).not.toContain("secret-scene");
  });

  it("leaves nothing for the next print: no cookie, storage, cache or worker (A-42)", async () => {
    house.pages.put("/cached", (_, answer) =>
      answer.writeHead(200, { "cache-control": "max-age=3600" }).end("{}"),
    );
    house.pages.put("/sw.js", (_, answer) =>
      answer.writeHead(200, { "content-type": "text/javascript" }).end("self.onfetch = () => 0;"),
    );
    house.pages.put("/print/keeps", ({ headers: came }, answer) => {
      answer.writeHead(200, { "content-type": "text/html", "set-cookie": "a=b; Path=/; Max-Age=3600" });
      answer.end(
        readyPage(
          `<p>cookie:${came.cookie ?? "none"}</p><pre></pre>`,
          `await fetch("/cached");
           await navigator.serviceWorker.register("/sw.js");
           const { length } = await navigator.serviceWorker.getRegistrations();
           document.querySelector("pre").textContent = "stored:" + (localStorage.kept ?? "nothing") + " workers:" + length;
           localStorage.kept = "something";`,
        ),
      );
    });
    const before = house.pages.asked.length;
    for (const client of ["larkhaven", "northport"]) {
      const { file } = await house.print("/print/keeps", { client });
      const text = (await pageText(file)).join("");
      expect(text).toContain("cookie:none");
      expect(text).toContain("stored:nothing workers:0");
    }
    const asked = house.pages.asked.slice(before).map(({ path }) => path);
    expect(asked.filter((path) => path === "/cached")).toHaveLength(2);
    expect(asked).not.toContain("/sw.js");
  });

  it.each([
    "//elsewhere.example/print/a",
    "https://elsewhere.example/",
    "file:///etc/passwd",
    "print/a",
    "/\\elsewhere.example/",
  ])("is sent to no page that is not the origin's: %s (A-41)", async (path) => {
    await expect(house.print(path, { headers })).rejects.toMatchObject({ code: "print/not-our-page" });
  });
});
