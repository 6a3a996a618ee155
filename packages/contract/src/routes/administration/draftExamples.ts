import type { RouteExample } from "../../route.ts";
import type { KeptDraft, ListedDraft } from "../../schemas/administration/drafts.ts";

const params = { kind: "help" };
const name = "pump-stations.md";
const body = { title: "Pump stations", body: "Every wastewater pump station of the district." };
const revision = "cb9a1a0b-01e9-4f30-8c0e-d2d6cecd723a";

const saved = {
  ...params,
  name,
  base: 0,
  revision,
  saved_at: "2026-11-29T10:18:09.497Z",
  saved_by: "editor@stopbank.example",
};
const kept: KeptDraft = { ...saved, body, has_shape: true };
const listed: ListedDraft = { ...saved, title: body.title, latest: 0 };

export const draftExamples = {
  drafts: { response: [listed] },
  draft: { params, query: { name }, response: kept },
  saveDraft: { params, body: { name, revision: null, base: 0, body }, response: { revision } },
  publishDraft: {
    params,
    body: { name, revision, note: "Say what is counted" },
    response: { version: 1 },
  },
  discardDraft: { params, body: { name, revision }, response: {} },
} satisfies Readonly<Record<string, RouteExample>>;
