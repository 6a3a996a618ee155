import { DomainError } from "@stopbank/errors";
import type { NamedCurve } from "./curveBook.ts";

/**
 * Refuses what is no damage curve: intensities that do not ascend, shares below 0, and shares above 1, which are
 * percentages unless they are multiplied by something else than the whole value.
 *
 * @param of names what the curve belongs to in the refusal.
 * @param isOfWhole whether a share of 1 loses the whole value.
 * @throws DomainError `import/bad-curve`.
 */
export function checkCurve(of: string, name: string, curve: NamedCurve, isOfWhole: boolean): void {
  const refuse = (fault: string, remedy: string) => {
    throw new DomainError("invalid", "import/bad-curve", `${of}: curve ${name} ${fault}. ${remedy}`);
  };
  const lists =
    curve.kind === "curve" ? [curve.points, curve.min ?? [], curve.max ?? [], curve.affected ?? []] : [];
  for (const points of lists)
    points.forEach(([intensity], i) => {
      const before = points[i - 1]?.[0];
      if (before !== undefined && intensity <= before)
        refuse(
          `goes from intensity ${before} to ${intensity}`,
          "Put its points in the order of their intensities, each once.",
        );
    });
  const shares =
    curve.kind === "curve"
      ? lists.flat().map(([, share]) => share)
      : curve.states.flatMap(({ ratio }) => [ratio.min, ratio.value, ratio.max]);
  for (const share of shares) {
    if (share < 0) refuse(`has the share ${share}`, "Shares of the value lost lie between 0 and 1.");
    if (share > 1 && isOfWhole)
      refuse(
        `has the share ${share}`,
        "Shares of the value lost lie between 0 and 1: divide percentages by 100. Amounts need a `maxDamage` that they are multiplied by.",
      );
  }
}
