import type { PictureSource } from "../domain/pictureSource.ts";
import address from "./styles/fallback.svg";

/** Where an article, tutorial or demo has no picture of its own (GUI-11). */
export const fallbackPicture: PictureSource = { src: address, width: 1280, height: 720, alt: "" };
