import type { RouteExample } from "../../route.ts";
import type { KeptText, ListedText, TextHistory } from "../../schemas/administration/texts.ts";

const params = { kind: "help" };
const name = "buildings.md";
const body = {
  title: "Buildings",
  body: "Every building of the district as its outline on the ground, with what it is used for and what it would cost to build again.",
};

const first = {
  version: 1,
  at: "2026-11-29T10:05:52.044Z",
  // The first start wrote it.
  by: null,
  restored_from: null,
  is_withdrawn: false,
  note: null,
};
const listed: ListedText = { ...params, name, of: "client", ...first, withdrawn_title: null };
const history: TextHistory = { versions: [first], next_before: null };
const kept: KeptText = { ...params, name, version: 1, body };

export const textExamples = {
  texts: { response: [listed] },
  text: { params, query: { name }, response: kept },
  textHistory: { params, query: { name }, response: history },
  textVersion: { params: { ...params, textVersion: "1" }, query: { name }, response: kept },
  putText: { params, body: { name, base: 1, body }, response: { version: 2 } },
  restoreText: { params, body: { name, base: 2, version: 1 }, response: { version: 3 } },
  withdrawText: { params, body: { name, base: 3 }, response: { version: 4 } },
} satisfies Readonly<Record<string, RouteExample>>;
