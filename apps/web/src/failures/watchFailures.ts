/** A page that fails again and again says nothing new. */
const mostTold = 10;

let told = 0;
/** Until the server has said whether it wants to know. */
let waiting: unknown[] | undefined = [];
let isHeeded = false;
let last: string | undefined;

/** The newest failure of this page that was told of, by its id: what somebody has to say next may well be about it. */
export const lastFailure = (): string | undefined => last;

/** Tells of what nothing in the page caught, where the server wants to know. */
export function watchFailures(): void {
  window.addEventListener("error", ({ error }) => noticeFailure(error));
  window.addEventListener("unhandledrejection", ({ reason }) => noticeFailure(reason));
}

/** Tells of a failure of ours, now or once it is known whether anybody wants to know. Whatever comes of that, the page goes on. */
export function noticeFailure(error: unknown): void {
  if (told >= mostTold) return;
  if (waiting !== undefined) {
    if (waiting.length < mostTold) waiting.push(error);
  } else if (isHeeded) {
    told += 1;
    tell(error);
  }
}

/** @param wanted whether the server has somebody to tell. */
export function heedFailures(wanted: boolean): void {
  isHeeded = wanted;
  const early = waiting ?? [];
  waiting = undefined;
  for (const error of early) noticeFailure(error);
}

const tell = (error: unknown): void => {
  // Its code is needed by few, and fetched by those alone.
  void import("./sendFailure.ts")
    .then(({ sendFailure }) => sendFailure(error))
    .then((id) => {
      last = id ?? last;
    })
    .catch((reason: unknown) => console.warn("A failure could not be told of.", reason));
};
