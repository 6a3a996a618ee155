import { usePending } from "@stopbank/plugin-api/print";
import { useEffect, useState } from "react";

/** Past what films fade in from. */
const usualSecond = 2;
const patienceMs = 10_000;
/** As wide as paper shows it, at print's resolution. */
const mostWidthPx = 1_280;

/**
 * A picture out of a film of this site, as an address; undefined while it comes, and where none is to be had.
 *
 * @param address undefined where there is no film.
 */
export function useFilmStill(address: string | undefined): string | undefined {
  const [taken, setTaken] = useState<{ readonly of: string; readonly still: string | undefined }>();
  const isOurs = address?.startsWith("/") === true;
  usePending(isOurs && taken?.of !== address, "the pictures of its films");
  useEffect(() => {
    if (!isOurs) return;
    const leaving = new AbortController();
    void takeStill(address, leaving.signal).then((still) => {
      if (!leaving.signal.aborted) setTaken({ of: address, still });
    });
    return () => leaving.abort();
  }, [address, isOurs]);
  return taken?.of === address ? taken?.still : undefined;
}

async function takeStill(address: string, signal: AbortSignal): Promise<string | undefined> {
  const film = document.createElement("video");
  const stop = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
  film.muted = true;
  film.preload = "auto";
  film.src = address;
  try {
    await heard(film, "loadeddata", stop);
    film.currentTime = Math.min(usualSecond, film.duration / 3);
    await heard(film, "seeked", stop);
    return drawn(film);
  } catch {
    return undefined;
  } finally {
    // What it has loaded is let go.
    film.removeAttribute("src");
    film.load();
  }
}

function heard(film: HTMLVideoElement, event: string, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const failed = () => reject(film.error ?? signal.reason);
  film.addEventListener(event, () => resolve(), { once: true });
  film.addEventListener("error", failed, { once: true });
  signal.addEventListener("abort", failed, { once: true });
  return promise;
}

function drawn(film: HTMLVideoElement): string | undefined {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0) return undefined;
  const canvas = document.createElement("canvas");
  canvas.width = Math.min(mostWidthPx, videoWidth);
  canvas.height = Math.round((canvas.width * videoHeight) / videoWidth);
  canvas.getContext("2d")?.drawImage(film, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", 0.9);
}
