import h5wasm, { type Dataset } from "h5wasm/node";
import type { NetcdfAttributes, NetcdfFile, NetcdfVariable } from "./netcdfFile.ts";

/**
 * NetCDF-4, which is HDF5, through HDF5's own library in WebAssembly: memory holds what is asked for and the chunks it
 * lies in. Variables of the root group only.
 *
 * @throws Error where the file cannot be read.
 */
export async function openHdf5(path: string): Promise<NetcdfFile> {
  await h5wasm.ready;
  const file = new h5wasm.File(path, "r");
  const variables = new Map<string, NetcdfVariable>();
  for (const name of file.keys()) {
    const found = file.get(name);
    if (found instanceof h5wasm.Dataset) variables.set(name, variableOf(name, found));
  }
  return { variables, close: () => void file.close() };
}

function variableOf(name: string, dataset: Dataset): NetcdfVariable {
  const shape = dataset.shape ?? [];
  return {
    name,
    dimensions: shape.map((size, i) => ({ name: dimensionName(dataset, name, i), size })),
    attributes: attributesOf(dataset),
    isFloat32: dataset.dtype === "<f" || dataset.dtype === ">f",
    read(start, counts) {
      const values = dataset.slice(start.map((first, i) => [first, first + counts[i]!]));
      return Float64Array.from(values as ArrayLike<number>, Number);
    },
  };
}

/** A dimension is named by the scale attached to it; a scale names itself. */
function dimensionName(dataset: Dataset, own: string, index: number): string {
  const [scale] = dataset.get_attached_scales(index);
  return scale === undefined ? own : scale.slice(scale.lastIndexOf("/") + 1);
}

function attributesOf(dataset: Dataset): NetcdfAttributes {
  const attributes: Record<string, number | string> = {};
  for (const [name, { dtype, value }] of Object.entries(dataset.attrs)) {
    // References to dimensions are of no use here.
    if (typeof dtype !== "string") continue;
    const first =
      ArrayBuffer.isView(value) || Array.isArray(value) ? (value as ArrayLike<unknown>)[0] : value;
    if (typeof first === "string") attributes[name] = first;
    else if (typeof first === "number" || typeof first === "bigint") attributes[name] = Number(first);
  }
  return attributes;
}
