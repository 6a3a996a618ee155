import type { Basemap } from "@stopbank/scene";
import type { ReactNode } from "react";
import { ground } from "../palettes.ts";

/** Small drawings of the basemaps: they need no tiles and are sharp on every screen. */
export const basemapThumbnails: Readonly<Record<Basemap, ReactNode>> = {
  default: (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      <path fill={ground.land} d="M0 0h56v56H0z" />
      <path fill={ground.woodland} d="M0 0h24c-2 8-10 12-24 14z" />
      <path fill={ground.water} d="M56 22c-10 2-14 12-12 20 1 6 4 10 4 14h8z" />
      <path fill="none" stroke={ground.waterLine} strokeWidth="1.500" d="M12 0c4 12 14 16 20 24s6 10 12 12" />
      <g fill="none" strokeLinecap="round">
        <path stroke={ground.roadCasing} strokeWidth="5" d="M-2 34 22 30 40 2M22 30 28 58" />
        <path stroke={ground.road} strokeWidth="3.400" d="M-2 34 22 30 40 2M22 30 28 58" />
        <path stroke={ground.roadCasing} strokeWidth="1" d="M6 58 4 34M14 32l4 26M30 20l14 6M0 46l26-4" />
      </g>
    </svg>
  ),
  satellite: (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      <path fill="#5d7350" d="M0 0h56v56H0z" />
      <path fill="#43603f" d="M0 0h26c-2 10-12 14-26 18zM30 40l14-8 12 10v14H26z" />
      <path fill="#8a8f63" d="m14 22 14-4 6 10-14 6zM4 40l12-4 4 12-14 4z" />
      <path fill="#b7a67c" d="m30 6 10-3 4 9-10 4z" />
      <path fill="#27506b" d="M56 14c-8 4-10 10-8 16 1 4 5 6 8 6z" />
      <path fill="none" stroke="#cbbf9e" strokeWidth="1.200" d="M-2 36 24 30 36-2" />
    </svg>
  ),
  terrain: (
    <svg viewBox="0 0 56 56" aria-hidden="true">
      <path fill="#dfe8cf" d="M0 0h56v56H0z" />
      <path fill="#ecdfbd" d="M6 56C4 34 16 12 34 8s26 18 22 48z" />
      <path fill="#dfcaa6" d="M14 56c0-20 8-34 20-36s18 16 14 36z" />
      <path fill="#cdb295" d="M24 56c0-12 4-22 10-22s8 12 6 22z" />
      <g fill="none" stroke="#b39c78" strokeWidth="0.900">
        <path d="M6 56C4 34 16 12 34 8s26 18 22 48M14 56c0-20 8-34 20-36s18 16 14 36M24 56c0-12 4-22 10-22s8 12 6 22" />
        <path d="M-2 46C-2 22 14 2 38-2" />
      </g>
    </svg>
  ),
};
