import type { HoverMore, HoverQuestion } from "../feature/hoverWords.ts";

const delayMs = 400;
const failed: HoverMore = { sentence: "More about it could not be loaded.", hazards: [] };

export interface AskMore {
  /** What is known so far; asks where it is another question. Of undefined: gives up. */
  of(question: HoverQuestion | undefined): HoverMore | undefined;
}

/** Asks what else there is to say of a thing once the pointer has stayed on it, one thing at a time. */
export function createAskMore(onMore: (more: HoverMore) => void): AskMore {
  let asked: { readonly key: string; readonly giveUp: () => void; more: HoverMore | undefined } | undefined;
  const begin = ({ key, ask }: HoverQuestion) => {
    const abort = new AbortController();
    const answer = (more: HoverMore) => {
      if (abort.signal.aborted || asked?.key !== key) return;
      asked.more = more;
      onMore(more);
    };
    const timer = setTimeout(() => {
      ask(abort.signal).then(answer, () => answer(failed));
    }, delayMs);
    asked = {
      key,
      more: undefined,
      giveUp: () => {
        clearTimeout(timer);
        abort.abort();
      },
    };
  };
  return {
    of(question) {
      if (question?.key === asked?.key) return asked?.more;
      asked?.giveUp();
      asked = undefined;
      if (question !== undefined) begin(question);
      return undefined;
    },
  };
}
