import type { RunningApi, SeededPerson } from "./startApi.ts";

/** Asks for a draft of Larkhaven's to be saved. */
export const saveDraft = (
  api: RunningApi,
  payload: object,
  who: SeededPerson = "editor",
  kind = "story",
): ReturnType<RunningApi["post"]> =>
  api.app.inject({
    method: "PUT",
    url: `/client/drafts/${kind}`,
    headers: api.as(who, "larkhaven"),
    payload,
  });
