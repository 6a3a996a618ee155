import { afterAll, beforeAll, expect, it } from "vitest";
import { saveDraft } from "../testing/saveDraft.ts";
import { type RunningApi, startApi } from "../testing/startApi.ts";

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const put = (kind: string, body: unknown, name = "") =>
  api.app.inject({
    method: "PUT",
    url: `/client/texts/${kind}`,
    headers: api.as("editor", "larkhaven"),
    payload: { ...(name === "" ? {} : { name }), base: 0, body },
  });
const versionOf = async (kind: string, name = "") =>
  (await api.get(`/client/texts/${kind}?name=${name}`, api.as("editor", "larkhaven"))).json().version;

it.each([
  [
    "help",
    "rain.md",
    { title: "Rain", body: "![](https://pictures.example/rain.webp)" },
    "/body: the picture",
  ],
  [
    "summaryPage",
    "",
    [{ section: "Rain", content: "![ ](https://x.example/a.webp)" }],
    "/0/content: the picture",
  ],
  [
    "onboardingPage",
    "",
    [{ section: "start", blocks: [{ type: "content", videoUrl: "https://x.example/a.webm" }] }],
    "/0/blocks/0/videoUrl: the film",
  ],
  [
    "welcomeSidebar",
    "",
    { title: "", subtitle: "", faq: [], hero: { picture: "https://x.example/a.webp", picture_alt: " " } },
    "/hero/picture: the picture",
  ],
])(
  "G-04: a text of the kind %s with a picture or film without words is refused where it is published, and nothing is kept",
  async (kind, name, body, place) => {
    const answer = await put(kind, body, name);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, "content/not-ready"]);
    expect(answer.json().error.message).toContain(`\n${place}`);
    expect(await versionOf(kind, name)).toBe(0);
  },
);

it("G-04: an unfinished draft may lack the words, and is not published without them", async () => {
  const body = { title: "Rain", body: "![](https://pictures.example/rain.webp)" };
  const draft = { name: "later.md", revision: null, base: 0 };
  const { revision } = (await saveDraft(api, { ...draft, body }, "editor", "help")).json();
  const publish = (payload: object) =>
    api.post("/client/drafts/help/publish", { name: "later.md", ...payload }, api.as("editor", "larkhaven"));
  expect((await publish({ revision })).json().error.code).toBe("content/not-ready");
  const whole = { ...body, body: "![Rain on the weir](https://pictures.example/rain.webp)" };
  const next = await saveDraft(api, { ...draft, revision, body: whole }, "editor", "help");
  expect((await publish({ revision: next.json().revision })).json()).toEqual({ version: 1 });
});
