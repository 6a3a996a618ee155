/** How long a drawing serves, in milliseconds: the browser asks anew for all that stands in one of these. */
const keptMs = 15_000;
const mostKept = 200;
/** As many may wait for one to be drawn. */
const mostAtOnce = 4;
/** Longer nobody waits, in milliseconds; the page as it was before comes in its place. */
const patienceMs = 1_000;

interface Kept<T> {
  readonly at: number;
  readonly drawing: Promise<T | undefined>;
}

/**
 * Drawings by their key, made when they are asked for and kept a while. Whoever would wait too long, or asks when others wait
 * already, gets none; it is kept for the next all the same.
 *
 * @param now in milliseconds; for tests.
 */
export function keepDrawings<T>(now: () => number = () => performance.now()) {
  const kept = new Map<string, Kept<T>>();
  let underWay = 0;
  const keep = (key: string, drawing: Promise<T | undefined>) => {
    // The oldest come first.
    for (const [other, { at }] of kept) {
      if (now() - at < keptMs) break;
      kept.delete(other);
    }
    kept.delete(key);
    kept.set(key, { at: now(), drawing });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };
  /**
   * @param key undefined for what is of one person alone, and is kept for nobody.
   * @param mayDraw whether a drawing may be made for whoever asks.
   * @param draw its failures are the caller's to tell of: a drawing that failed is none, and is made anew the next time.
   */
  return async (
    key: string | undefined,
    mayDraw: () => Promise<boolean>,
    draw: () => Promise<T | undefined>,
  ): Promise<T | undefined> => {
    const former = key === undefined ? undefined : kept.get(key);
    if (former !== undefined && now() - former.at < keptMs) return inTime(former.drawing);
    if (underWay >= mostAtOnce) return undefined;
    underWay += 1;
    const drawing = drawIf(mayDraw, draw).catch(() => {
      if (key !== undefined && kept.get(key)?.drawing === drawing) kept.delete(key);
      return undefined;
    });
    void drawing.then(() => {
      underWay -= 1;
    });
    if (key !== undefined) keep(key, drawing);
    return inTime(drawing);
  };
}

async function drawIf<T>(mayDraw: () => Promise<boolean>, draw: () => Promise<T>): Promise<T> {
  if (await mayDraw()) return draw();
  throw new Error("Nothing more is drawn for whoever asks now.");
}

async function inTime<T>(drawing: Promise<T | undefined>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), patienceMs);
  });
  return Promise.race([drawing, late]).finally(() => clearTimeout(timer));
}
