export type ToastIntent = "info" | "success" | "warning" | "error";

export interface Toast {
  readonly intent: ToastIntent;
  readonly message: string;
  readonly action?: { readonly label: string; run(): void };
  /** Says what goes on, for as long as it does: it stays until it is over, and is nothing to look up later. */
  readonly isUnderWay?: boolean;
}

export interface ShownToast extends Toast {
  readonly id: number;
  readonly at: Date;
}

export interface ToastState {
  /** Oldest first, at most `maxToasts`. */
  readonly shown: readonly ShownToast[];
  /** All there were, newest first, at most `maxHistory`. */
  readonly history: readonly ShownToast[];
  readonly unseen: number;
}

/** Says something once, beside the page. What a page can say in its own place does not belong here. */
export interface Toaster {
  /** One with the same words that is still on show is not shown twice. @returns its id. */
  show(toast: Toast): number;
  info(message: string): number;
  success(message: string): number;
  warning(message: string): number;
  /** Stays until dismissed. */
  error(message: string): number;
  /**
   * Says that something takes long (G-10): from `afterMs` on until it is over, once for however many there are.
   *
   * @returns to be called when it is over; more than once does no more.
   */
  whileSlow(afterMs: number, message?: string): () => void;
  dismiss(id: number): void;
  /** The reader has looked at the history. */
  markSeen(): void;
  get(): ToastState;
  subscribe(changed: () => void): () => void;
}

/** The toaster of whoever made it. */
export interface OwnToaster extends Toaster {
  /** Takes down what is on show, and forgets what was. */
  clear(): void;
}

export const maxToasts = 3;
const maxHistory = 50;

/** Whether one waits for somebody to dismiss it. */
export const waits = ({ intent, isUnderWay }: Toast): boolean => intent === "error" || isUnderWay === true;

/** How long one stays by itself: five seconds, longer where there is more to read or something to press. */
export const toastTimeoutMs = ({ message, action }: Toast): number =>
  Math.max(action === undefined ? 5_000 : 10_000, message.length * readingMsPerLetter);
/** A slow reader's: some 160 words a minute. */
const readingMsPerLetter = 65;

export function createToaster(now: () => Date = () => new Date()): OwnToaster {
  let state: ToastState = { shown: [], history: [], unseen: 0 };
  let lastId = 0;
  const listeners = new Set<() => void>();
  /** What is said to take long, by its words, and how many things do. */
  const slow = new Map<string, { readonly id: number; readonly count: number }>();
  const become = (next: ToastState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const show = (toast: Toast): number => {
    const same = state.shown.find((one) => one.message === toast.message && one.intent === toast.intent);
    if (same !== undefined) return same.id;
    lastId += 1;
    const newToast = { ...toast, id: lastId, at: now() };
    become({
      ...state,
      shown: withRoom([...state.shown, newToast]),
      ...(toast.isUnderWay === true ? {} : remembered(newToast)),
    });
    return newToast.id;
  };
  const remembered = (newToast: ShownToast) => ({
    history: [newToast, ...state.history].slice(0, maxHistory),
    unseen: state.unseen + 1,
  });
  const dismiss = (id: number) => {
    if (state.shown.some((one) => one.id === id))
      become({ ...state, shown: state.shown.filter((one) => one.id !== id) });
  };
  const say = (intent: ToastIntent) => (message: string) => show({ intent, message });

  return {
    show,
    info: say("info"),
    success: say("success"),
    warning: say("warning"),
    error: say("error"),
    dismiss,
    whileSlow(afterMs, message = "Loading...") {
      let isOver = false;
      const timer = setTimeout(() => {
        const before = slow.get(message);
        const id = show({ intent: "info", message, isUnderWay: true });
        slow.set(message, { id, count: (before?.id === id ? before.count : 0) + 1 });
        hasShown = id;
      }, afterMs);
      let hasShown: number | undefined;
      return () => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        const said = slow.get(message);
        if (said === undefined || said.id !== hasShown) return;
        if (said.count > 1) return void slow.set(message, { ...said, count: said.count - 1 });
        slow.delete(message);
        dismiss(said.id);
      };
    },
    clear: () => become({ shown: [], history: [], unseen: 0 }),
    markSeen: () => {
      if (state.unseen > 0) become({ ...state, unseen: 0 });
    },
    get: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

/** Over the limit, the oldest that would go by itself goes first: what waits is kept. */
function withRoom(toasts: readonly ShownToast[]): readonly ShownToast[] {
  if (toasts.length <= maxToasts) return toasts;
  const earlier = toasts.slice(0, -1);
  const leaving = earlier.find((one) => !waits(one)) ?? earlier[0];
  return toasts.filter((one) => one !== leaving);
}
