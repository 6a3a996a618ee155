import { mostLogoCharacters } from "@stopbank/contract/branding";
import { DomainError } from "@stopbank/errors";
import { html } from "@stopbank/html";
import { openPicture } from "../pictures/openPicture.ts";
import { isSomethingElseToo, pictureKind } from "../pictures/pictureKind.ts";
import { sanitiseSvg } from "../pictures/sanitiseSvg.ts";
import { drawingFor } from "../pictures/unsafeSvg.ts";

/** A logo stands at most 64 px high on a page; on fine screens twice that. */
const mostWidthPx = 800;
const mostHeightPx = 200;
const mostPixels = 16_000_000;
const mostSeconds = 10;

/**
 * A logo of a file's bytes: an SVG written anew, or a picture drawn anew within one.
 *
 * @throws DomainError `branding/unsafe-svg`, `branding/no-logo`, `branding/logo-too-large`.
 */
export async function logoOfFile(bytes: Buffer): Promise<string> {
  const kind = pictureKind(bytes);
  if (kind === undefined) return within(drawing(textOf(bytes)));
  if (isSomethingElseToo(kind, bytes)) throw noLogo();
  return drawnLogo(bytes);
}

/**
 * A logo that somebody sends to be kept, as `logoOfFile` made it. It is not believed: it goes through the same again.
 *
 * @param text empty for none.
 */
export async function logoOfText(text: string): Promise<string> {
  if (text === "") return "";
  const picture = pictureWithin.exec(text)?.[1];
  return picture === undefined ? within(drawing(text)) : drawnLogo(Buffer.from(picture, "base64"));
}

const drawing = (text: string) => drawingFor(() => sanitiseSvg(text), "branding", "a logo");

/** The form that `drawnLogo` writes, and no other. */
const pictureWithin =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d{1,3} \d{1,3}"><image width="\d{1,3}" height="\d{1,3}" href="data:image\/png;base64,([A-Za-z0-9+/]+={0,2})"\/><\/svg>$/;

/** Decoded, and drawn anew without loss: of its file comes through what could be seen. Drawing it again changes nothing. */
async function drawnLogo(bytes: Buffer): Promise<string> {
  const drawn = await draw(bytes);
  const { width, height } = drawn.info;
  const picture = drawn.data.toString("base64");
  const size = `0 0 ${width} ${height}`;
  return within(
    html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}"><image width="${`${width}`}" height="${`${height}`}" href="data:image/png;base64,${picture}"/></svg>`
      .text,
  );
}

async function draw(bytes: Buffer) {
  try {
    const picture = await openPicture(bytes, mostPixels);
    return await picture
      .autoOrient()
      .resize({ width: mostWidthPx, height: mostHeightPx, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: mostSeconds })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw noLogo({ cause: String(error).slice(0, 200) });
  }
}

function within(svg: string): string {
  if (svg.length <= mostLogoCharacters) return svg;
  throw new DomainError(
    "too-large",
    "branding/logo-too-large",
    `This logo takes ${Math.ceil(svg.length / 1_000)} kB as it would be kept, and 400 kB are the most. Choose a simpler or smaller one.`,
  );
}

/** @throws DomainError `branding/no-logo`. */
function textOf(bytes: Buffer): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw noLogo();
}

const noLogo = (facts: object = {}) =>
  new DomainError(
    "invalid",
    "branding/no-logo",
    "This is no logo: choose an SVG that is saved as UTF-8, or a PNG, JPEG or WebP picture that is whole.",
    facts,
  );
