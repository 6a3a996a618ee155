import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sendError } from "@stopbank/http-edge/errors";
import { validatorCompiler } from "@stopbank/http-edge/validation";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerSecurityHeaders } from "../edge/securityHeaders.ts";
import { type StartedBff, startBff } from "../testing/startBff.ts";
import { registerWalkthroughs } from "./registerWalkthroughs.ts";

const root = mkdtempSync(join(tmpdir(), "stopbank-walkthroughs-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(slug: string, steps: string, spots: object): void {
  mkdirSync(join(root, slug), { recursive: true });
  writeFileSync(join(root, slug, "steps.yaml"), steps);
  writeFileSync(join(root, slug, "spots.json"), JSON.stringify(spots));
}
const app = Fastify();
app.setValidatorCompiler(validatorCompiler);
app.setErrorHandler(sendError);
registerSecurityHeaders(app);
registerWalkthroughs(app, root);
afterAll(() => app.close());
const get = (url: string) => app.inject({ url });

const steps = `title: First <steps>
steps:
  - id: begin
    title: Begin
    words: Press the button.
    alternativeText: A page with a button.
    press: Add "layers"
  - id: done
    title: Done
    words: That was all.
    alternativeText: A page without one.
`;
const picture = { picture: "begin-1a2b3c4d.webp", widthPx: 1280, heightPx: 800 };
const spots = {
  begin: { ...picture, spot: { left: 10, top: 20, width: 5, height: 4 } },
  done: picture,
};

describe("walkthroughs", () => {
  beforeAll(() => {
    write("first", steps, spots);
    write("torn", steps, { begin: spots.begin });
    write("odd", "title: Odd\nsteps: []\n", {});
    writeFileSync(join(root, "first", picture.picture), "RIFF");
    writeFileSync(join(root, "secret.webp"), "secret");
  });

  it("GUI-17: are pages that run nothing, and that our own pages may frame", async () => {
    const { statusCode, headers, body } = await get("/guide/walkthroughs/first");
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(body).toContain("First &lt;steps&gt;");
    expect(body).not.toMatch(/<script|\son\w+=/);
  });

  it("lead from step to step by what is pressed, by Next and by Back", async () => {
    const { body } = await get("/guide/walkthroughs/first");
    expect(body).toContain("Step 1 of 2");
    expect(body).toMatch(
      /<a class="spot" href="#done" style="left:10.00%;top:20.00%[^>]*><span class="hidden">Press Add &quot;layers&quot;/,
    );
    expect(body).toContain('<a class="next" href="#done">Next</a>');
    expect(body).toContain('<a href="#begin">Back</a>');
    expect(body).toContain('<a class="next" href="#begin">Start again</a>');
    expect(body).toContain(
      '<img src="/guide/walkthroughs/first/begin-1a2b3c4d.webp" alt="A page with a button." width="1280" height="800"',
    );
  });

  it("have pictures that are kept for ever, since their names say what is in them", async () => {
    const { statusCode, headers } = await get(`/guide/walkthroughs/first/${picture.picture}`);
    expect([statusCode, headers["content-type"], headers["content-length"]]).toEqual([
      200,
      "image/webp",
      "4",
    ]);
    expect(headers["cache-control"]).toContain("immutable");
  });

  it.each([
    ["/guide/walkthroughs/nothing", 404],
    ["/guide/walkthroughs/first/gone.webp", 404],
    ["/guide/walkthroughs/first/steps.yaml", 400],
    ["/guide/walkthroughs/first/..%2f..%2fsecret.webp", 400],
    ["/guide/walkthroughs/..%2ffirst", 400],
    ["/guide/walkthroughs/First", 400],
  ])("answer %s with %i", async (url, status) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["x-frame-options"]]).toEqual([status, "DENY"]);
  });

  it.each(["torn", "odd"])("that do not fit together fail as the program's own fault: %s", async (slug) => {
    expect((await get(`/guide/walkthroughs/${slug}`)).statusCode).toBe(500);
  });
});

describe("the product's own", () => {
  let bff: StartedBff;
  beforeAll(async () => {
    bff = await startBff();
  });
  afterAll(() => bff.close());

  it.each(["first-summary", "sharing-results"])("serves %s with a picture for each step", async (slug) => {
    const ask = (url: string) => bff.app.inject({ url, headers: { host: "localhost" } });
    const { statusCode, body } = await ask(`/guide/walkthroughs/${slug}`);
    expect(statusCode).toBe(200);
    const pictures = [...body.matchAll(/<img src="([^"]+)"/g)].map(([, src = ""]) => src);
    expect(pictures.length).toBeGreaterThan(4);
    for (const src of new Set(pictures)) expect([src, (await ask(src)).statusCode]).toEqual([src, 200]);
  });
});
