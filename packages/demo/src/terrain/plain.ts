import { blurred, gridOf, smoothSampleAt } from "../ground/grid.ts";
import { fractalNoise } from "../ground/noise.ts";
import { smoothstep } from "../ground/smoothstep.ts";
import { bankMetres, type Trunk } from "./trunk.ts";

/** The river plain behind the eastern bay. */
export interface Plain {
  /** 1 on the plain, 0 in the hills, between at its margins. */
  share(x: number, y: number): number;
  /** Height of the plain's surface in metres: banks of the river, the flood plain, an older terrace. */
  surface(x: number, y: number): number;
}

export function layPlain(seed: number, trunk: Trunk): Plain {
  const rough = roughSurface(seed, trunk);
  const surface = blurred(gridOf(surfaceCellMetres, rough), 14);
  const margin = fractalNoise(seed + 31, 3);
  const grain = fractalNoise(seed + 32, 3);
  const swales = (x: number, y: number) => 0.34 * grain(x / 520, y / 520);
  return {
    share(x, y) {
      const wide = 2900 + 700 * smoothstep(12_000, 18_500, x);
      const across = (y - 11_500) / wide;
      const along = Math.max(0, 15_600 - x) / 4300;
      const edge = 1 - Math.hypot(across, along) + 0.16 * margin(x / 2300, y / 2300);
      return smoothstep(-0.06, 0.08, edge);
    },
    surface: (x, y) => smoothSampleAt(surface, x, y) + swales(x, y),
  };
}

const surfaceCellMetres = 100;

/** Banks, flood plain, one old terrace, then a gentle fan; creased where the nearest bend of the river changes. */
function roughSurface(seed: number, trunk: Trunk) {
  const terraceEdge = fractalNoise(seed + 33, 2);
  return (x: number, y: number) => {
    const { index, metres } = trunk.nearest(x, y);
    const terraceAt = 1500 + 620 * terraceEdge(x / 1900, y / 1900);
    const terrace = 1.9 * smoothstep(terraceAt, terraceAt + 200, metres);
    const fan = 0.0022 * Math.max(0, metres - terraceAt) * smoothstep(20_500, 17_500, x);
    const surface = bankMetres(trunk.toMouthMetres[index]!) + 0.0004 * metres + terrace + fan;
    // Towards the northern isthmus the plain sinks to the level of the ground there.
    const isthmus = smoothstep(10_200, 8_000, y) * smoothstep(13_500, 16_500, x);
    return surface - 0.85 * isthmus * Math.max(0, surface - 2.8);
  };
}
