import { between, type DistrictLine, type DistrictPoint, districtMetresBetween, lengthOf } from "./lines.ts";

/** A line in equal pieces no longer than `longest` metres. */
export function cutLine(line: DistrictLine, longest: number): DistrictLine[] {
  const pieces = Math.max(1, Math.ceil(lengthOf(line) / longest));
  return cutInto(line, pieces);
}

/** A line in `count` pieces of equal length that meet end to end. */
export function cutInto(line: DistrictLine, count: number): DistrictLine[] {
  if (count === 1) return [line];
  const each = lengthOf(line) / count;
  const pieces: DistrictPoint[][] = [];
  let piece: DistrictPoint[] = [line[0]!];
  let left = each;
  for (let i = 1; i < line.length; i++) {
    let a = line[i - 1]!;
    const b = line[i]!;
    let run = districtMetresBetween(a, b);
    while (run > left && pieces.length < count - 1) {
      a = between(a, b, left / run);
      piece.push(a);
      pieces.push(piece);
      piece = [a];
      run -= left;
      left = each;
    }
    piece.push(b);
    left -= run;
  }
  pieces.push(piece);
  return pieces;
}

/** A line moved sideways, to its right for positive metres. */
export function offsetLine(line: DistrictLine, metres: number): DistrictLine {
  return line.map((point, i) => {
    const a = line[Math.max(0, i - 1)]!;
    const b = line[Math.min(line.length - 1, i + 1)]!;
    const run = districtMetresBetween(a, b) || 1;
    return [point[0] - ((b[1] - a[1]) / run) * metres, point[1] + ((b[0] - a[0]) / run) * metres];
  });
}
