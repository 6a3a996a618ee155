/** What {@link holdBack} puts into a page. */
export interface HeldBack {
  /** From the next tile of that source on, workers hear of no other style and are asked to lay no tile out again. */
  readonly holdMessages: (source: string) => void;
  /** What was held, by MapLibre's names of its messages: `UL` for layers of a style, `RT` for a tile to be laid out again. */
  readonly heldTypes: () => readonly string[];
  readonly letGo: () => void;
}

/** Runs in a page before its scripts: what a worker with much to do hears late can be held back as long as a test wants. */
export function holdBack(): void {
  interface Message {
    readonly type?: string;
    readonly data?: { readonly source?: string };
  }
  const held: { readonly type: string; send(): void }[] = [];
  let from: string | undefined;
  let isHeld = false;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: Message, options?: object) {
    const { type = "", data } = message;
    if (type === "LT" && data?.source === from && from !== undefined) isHeld = true;
    const send = () => post.call(this, message, options);
    if (isHeld && ["UL", "RT"].includes(type)) held.push({ type, send });
    else send();
  };
  const given: HeldBack = {
    holdMessages(source) {
      from = source;
    },
    heldTypes: () => held.map(({ type }) => type),
    letGo() {
      from = undefined;
      isHeld = false;
      for (const { send } of held.splice(0)) send();
    },
  };
  Object.assign(window, given);
}
