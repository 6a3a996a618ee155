import { ApiError, errorOf, pathOf } from "@stopbank/contract/client";
import type { RequestOf, ResponseOf, Route } from "@stopbank/contract/route";

export interface SendOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Told how much of the file has gone, 0 to 1. */
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file to a call that takes one. By `XMLHttpRequest`, since no browser's `fetch` says how much has gone.
 *
 * @throws ApiError with what the server says; `network/unreachable` where nothing came; the signal's reason where it was called off.
 */
export function sendBytes<R extends Route & { readonly consumes: string }>(
  route: R,
  query: RequestOf<R>["query"],
  file: Blob,
  { headers, onShare, signal }: SendOptions,
): Promise<ResponseOf<R>> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open(route.method, `/api${pathOf(route, { query })}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader("content-type", route.consumes);
    request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return done(JSON.parse(responseText) as ResponseOf<R>);
      const wait = request.getResponseHeader("retry-after");
      const answer = new Response(responseText, {
        status: status < 200 ? 500 : status,
        headers: wait === null ? {} : { "retry-after": wait },
      });
      errorOf(answer).then(failed, failed);
    };
    request.onerror = () =>
      failed(
        new ApiError(
          0,
          "network/unreachable",
          "The server cannot be reached. Check your connection and try again.",
        ),
      );
    request.onabort = () => failed(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
