/** Intensities are kept as 32-bit floats: 0.8 reads 0.8, not 0.800000011920929. */
export const readableIntensity = (value: number): number => Number(value.toPrecision(7));
