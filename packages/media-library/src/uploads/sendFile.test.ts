import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendFile } from "./sendFile.ts";

/** A request as a browser makes it, answered by the test. */
class FakeRequest {
  static latest: FakeRequest;
  readonly sentHeaders: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  opened: readonly string[] = [];
  status = 0;
  responseText = "";
  isAborted = false;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  constructor() {
    FakeRequest.latest = this;
  }
  open(...opened: readonly string[]) {
    this.opened = opened;
  }
  setRequestHeader(name: string, value: string) {
    this.sentHeaders[name] = value;
  }
  getResponseHeader = () => null;
  send() {
    this.upload.onprogress?.({ loaded: 3, total: 12 });
  }
  abort() {
    this.isAborted = true;
    this.onabort?.();
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload?.();
  }
}
beforeEach(() => void vi.stubGlobal("XMLHttpRequest", FakeRequest));
afterEach(() => void vi.unstubAllGlobals());

const end = new AbortController();
const send = (onShare: (share: number) => void = () => undefined, signal = end.signal) =>
  sendFile(new File(["x"], "a b.jpg"), {
    alternativeText: "Ōtara & the weir",
    headers: { "x-requested-by": "stopbank" },
    onShare,
    signal,
  });

it("sends a file's bytes with its name and words, and says how much has gone", async () => {
  const onShare = vi.fn();
  const sent = send(onShare);
  const request = FakeRequest.latest;
  expect(request.opened).toEqual([
    "POST",
    "/api/client/media?file_name=a+b.jpg&alternative_text=%C5%8Ctara+%26+the+weir",
  ]);
  expect(request.sentHeaders).toEqual({
    "x-requested-by": "stopbank",
    "content-type": "application/octet-stream",
  });
  expect(onShare).toHaveBeenCalledWith(0.25);
  request.answer(201, { name: "x" });
  expect(await sent).toEqual({ name: "x" });
});

it("fails with what the server says, and in words where it says nothing", async () => {
  const refused = send();
  FakeRequest.latest.answer(400, {
    error: { code: "media/not-taken", message: "HEIC is not taken.", requestId: "1" },
  });
  await expect(refused).rejects.toMatchObject({
    status: 400,
    code: "media/not-taken",
    message: "HEIC is not taken.",
  });
  const lost = send();
  FakeRequest.latest.onerror?.();
  await expect(lost).rejects.toMatchObject({ code: "network/unreachable" });
});

it("is called off", async () => {
  const off = new AbortController();
  const sent = send(undefined, off.signal);
  off.abort();
  await expect(sent).rejects.toMatchObject({ name: "AbortError" });
  expect(FakeRequest.latest.isAborted).toBe(true);
});
