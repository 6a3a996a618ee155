import { execFileSync, spawnSync } from "node:child_process";
import { createHash, X509Certificate } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Canary, startCanary } from "../testing/canary.ts";
import { bundled, openPrintHouse } from "../testing/printHouse.ts";
import { readyPage } from "../testing/servePages.ts";
import { pageText } from "../testing.ts";

const loopback = async () => ({ address: "127.0.0.1", family: 4 });

it("looks the origin's name up once, so that it leads nowhere else afterwards (A-41)", async () => {
  const local = await openPrintHouse();
  let lookups = 0;
  const origin = new URL(`http://bff.internal:${local.pages.origin.port}`);
  const house = await openPrintHouse({
    origin,
    // To another machine from the second time on.
    resolve: async () => ({ address: lookups++ === 0 ? "127.0.0.1" : "127.0.0.2", family: 4 }),
  });
  local.pages.put("/print/a", readyPage("<p>within the network</p>"));
  const { file } = await house.print("/print/a");
  await house.print("/print/a");
  expect((await pageText(file)).join("")).toContain("within the network");
  expect(local.pages.asked.map(({ headers }) => headers.host)).toContain(origin.host);
  expect(lookups).toBe(1);
  await house.close();
  await local.close();
});

describe.runIf(spawnSync("openssl", ["version"]).status === 0)("pages over https", () => {
  let folder: string;
  let origin: URL;
  let fingerprint: string;
  let canary: Canary;
  const asked: string[] = [];
  const server = { close: async () => undefined as unknown };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "stopbank-https-"));
    const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-keyout",
        key,
        "-out",
        cert,
        "-days",
        "2",
        "-subj",
        "/CN=reports.example",
        "-addext",
        "subjectAltName=DNS:reports.example",
      ],
      { stdio: "ignore" },
    );
    const certificate = new X509Certificate(await readFile(cert));
    fingerprint = createHash("sha256")
      .update(certificate.publicKey.export({ type: "spki", format: "der" }))
      .digest("base64");
    canary = await startCanary();
    const https = createServer(
      { key: await readFile(key), cert: await readFile(cert) },
      (request, answer) => {
        asked.push(`${request.url} ${request.headers.authorization}`);
        if (request.url === "/away")
          return void answer.writeHead(302, { location: `http://${canary.hosts[0]}/` }).end();
        answer.writeHead(200, { "content-type": "text/html" });
        answer.end(
          readyPage(
            `<p>safe</p><img src="/away"><img src="http://${canary.hosts[0]}/"><img src="https://${canary.hosts[0]}/">`,
            `await Promise.allSettled(["ws", "wss"].map((how) => new Promise((go) => { new WebSocket(how + "://${canary.hosts[0]}/").onerror = go; })));`,
          ),
        );
      },
    );
    https.listen(0, "127.0.0.1");
    await once(https, "listening");
    origin = new URL(`https://reports.example:${(https.address() as AddressInfo).port}`);
    server.close = async () => {
      https.closeAllConnections();
      https.close();
    };
  });
  afterAll(async () => {
    await server.close();
    await canary.close();
    await rm(folder, { recursive: true });
  });

  it("are printed through a tunnel to their host and port alone (A-41, A-42)", async () => {
    const house = await openPrintHouse({
      origin,
      resolve: loopback,
      launch: { found: await bundled(), args: [`--ignore-certificate-errors-spki-list=${fingerprint}`] },
    });
    const { file } = await house.print("/print/a", { headers: { authorization: "Bearer job" } });
    expect((await pageText(file)).join("")).toContain("safe");
    expect(asked).toEqual(expect.arrayContaining(["/print/a Bearer job", "/away Bearer job"]));
    expect(canary.hits).toEqual([]);
    await house.close();
  });

  it("are refused where their certificate is nobody's (A-41)", async () => {
    const house = await openPrintHouse({ origin, resolve: loopback });
    await expect(house.print("/print/a")).rejects.toMatchObject({ code: "print/page-unreachable" });
    await house.close();
  });
});
