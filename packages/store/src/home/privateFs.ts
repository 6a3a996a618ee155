import type { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = Awaited<ReturnType<NodeFS["init"]>>;
type Options = Init["emscriptenOpts"];

/** The part of Emscripten's file system that sets modes: when a file is made, and once more after that. */
interface ModeSetting {
  readonly NODEFS: {
    readonly node_ops: {
      mknod(parent: unknown, name: string, mode: number, device: number): unknown;
      setattr(node: unknown, attributes: { readonly mode?: number }): unknown;
    };
  };
}

const OWNERS = 0o700;
/** A mode without the rights of group and others; the kind of file, above the rights, stays. */
const ownersOnly = (mode: number) => (mode & ~0o777) | (mode & OWNERS);

/**
 * PGlite's files on the disk, for their owner alone. Emscripten gives every new file the mode that the program asked for, 0666,
 * and does not look at the process's umask.
 */
export class PrivateFs extends NodeFS {
  override async init(pg: PGlite, options: Options): Promise<Init> {
    const { emscriptenOpts, ...rest } = await super.init(pg, options);
    const closeModes = (module: unknown) => {
      const { node_ops: operations } = (module as ModeSetting).NODEFS;
      const { mknod, setattr } = operations;
      operations.mknod = (parent, name, mode, device) => mknod(parent, name, ownersOnly(mode), device);
      operations.setattr = (node, attributes) =>
        setattr(
          node,
          attributes.mode === undefined ? attributes : { ...attributes, mode: ownersOnly(attributes.mode) },
        );
    };
    return {
      ...rest,
      emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), closeModes] },
    };
  }
}
