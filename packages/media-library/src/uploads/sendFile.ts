import { ApiError, errorOf, pathOf } from "@stopbank/contract/client";
import type { AddedMedium } from "@stopbank/contract/media";
import { routes } from "@stopbank/contract/routes";

export interface SendOptions {
  readonly alternativeText: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Told how much of the file has gone, 0 to 1. */
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file into the library. By `XMLHttpRequest`, since no browser's `fetch` says how much has gone.
 *
 * @throws ApiError with what the server says; `network/unreachable` where nothing came; the signal's reason where it was called off.
 */
export function sendFile(
  file: File,
  { alternativeText, headers, onShare, signal }: SendOptions,
): Promise<AddedMedium> {
  const query = {
    file_name: file.name,
    ...(alternativeText !== "" && { alternative_text: alternativeText }),
  };
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/api${pathOf(routes.addMedium, { query })}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader("content-type", routes.addMedium.consumes);
    request.upload.onprogress = ({ loaded, total }) => onShare(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      const { status, responseText } = request;
      if (status >= 200 && status < 300) return done(JSON.parse(responseText) as AddedMedium);
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
