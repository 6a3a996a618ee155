import type { CallApi } from "@stopbank/contract/client";
import { routes } from "@stopbank/contract/routes";
import type { StoryTitle, WireStory } from "@stopbank/contract/stories";
import type { Get } from "@stopbank/plugin-api";
import { call } from "@stopbank/plugin-api/browser";

/** Asks once for whoever wants to know, and anew after a failure. Each client in use has calls of its own. */
function askedOnce<T>(askFor: (ask: CallApi) => Promise<T>) {
  const asked = new WeakMap<CallApi, Promise<T>>();
  return {
    ask(ask: CallApi): Promise<T> {
      const former = asked.get(ask);
      if (former !== undefined) return former;
      const answer = askFor(ask);
      asked.set(ask, answer);
      answer.catch(() => asked.delete(ask));
      return answer;
    },
    forget: (ask: CallApi) => void asked.delete(ask),
  };
}

const whole = askedOnce<readonly WireStory[]>((ask) => ask(routes.stories, {}));
const titles = askedOnce<readonly StoryTitle[]>((ask) => ask(routes.storyTitles, {}));

/** The stories of the client in use. */
export const askStories = whole.ask;

/** Their titles, by which they are found. */
export const askStoryTitles = titles.ask;

/** Has them asked for anew: one was published or withdrawn. */
export function forgetStories(ask: CallApi): void {
  whole.forget(ask);
  titles.forget(ask);
}

/** Whether there is anything to open (MAP-17): by their titles, since everybody asks who has a map. */
export const hasStories = async (get: Get): Promise<boolean> =>
  (await titles.ask(await get(call))).length > 0;
