import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filmSize, framesPerSecond } from "./drawFrames.ts";

/** The film as WebM (VP9, without sound). Wants ffmpeg with libvpx on the machine: `apt-get install ffmpeg`. */
export async function encodeFilm(frames: AsyncIterable<Buffer>): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), "stopbank-film-"));
  const file = join(folder, "film.webm");
  const { widthPx, heightPx } = filmSize;
  const from = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${widthPx}x${heightPx}`,
    "-r",
    `${framesPerSecond}`,
  ];
  // Mostly still pictures with text: what screens show, at a steady quality. Nothing says when or by what it was made.
  const to = ["-c:v", "libvpx-vp9", "-crf", "35", "-b:v", "0", "-pix_fmt", "yuv420p", "-g", "150"];
  const screen = ["-tune-content", "screen", "-row-mt", "1", "-cpu-used", "2", "-an"];
  const plain = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"];
  try {
    const ffmpeg = spawn(
      "ffmpeg",
      ["-loglevel", "error", ...from, "-i", "pipe:0", ...to, ...screen, ...plain, file],
      { stdio: ["pipe", "inherit", "inherit"] },
    );
    const ended = once(ffmpeg, "exit");
    for await (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
    ffmpeg.stdin.end();
    const [code] = await ended;
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
