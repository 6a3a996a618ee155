import { Readable } from "node:stream";
import { fileNameOf } from "@stopbank/contract/file-name";
import { apiFailure, isSuccess } from "@stopbank/http-edge/api-failure";
import type { FetchFile } from "@stopbank/plugin-api/server";
import { wholeOf } from "../api/transport.ts";
import type { Ask } from "../principal/askAs.ts";

/** A file that is written before its first byte is sent, such as a database of a million elements, takes longer than any answer. */
const timeoutMs = 180_000;

/** Files of the API's, as whoever asks. */
export const fetchFileAs =
  ({ send }: Pick<Ask, "send">): FetchFile =>
  async (target, signal) => {
    const answer = await send({ method: "GET", target, headers: {}, signal, timeoutMs });
    if (!isSuccess(answer)) throw apiFailure(await wholeOf(answer));
    const { headers, body } = answer;
    return {
      name: fileNameOf(String(headers["content-disposition"] ?? "")) ?? "download",
      mediaType: String(headers["content-type"] ?? "application/octet-stream"),
      body: body instanceof Readable ? body : Readable.from([Buffer.from(body ?? "")]),
    };
  };
