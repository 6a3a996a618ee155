import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { WireStory } from "@stopbank/contract/stories";
import type { Get } from "@stopbank/plugin-api";
import { call } from "@stopbank/plugin-api/browser";

// Each client in use has calls of its own.
const asked = new WeakMap<CallApi, Promise<readonly WireStory[]>>();

/** The stories of the client in use, asked for once; anew after a failure. */
export function askStories(ask: CallApi): Promise<readonly WireStory[]> {
  const former = asked.get(ask);
  if (former !== undefined) return former;
  const answer = ask(routes.stories, {});
  asked.set(ask, answer);
  answer.catch(() => asked.delete(ask));
  return answer;
}

/** Has them asked for anew: one was published or withdrawn. */
export const forgetStories = (ask: CallApi) => void asked.delete(ask);

/** Whether there is anything to open (MAP-17). */
export const hasStories = async (get: Get): Promise<boolean> =>
  (await askStories(await get(call))).length > 0;
