import type { DatasetAbout } from "./manifest.ts";
import type { DatasetWriter } from "./write/DatasetWriter.ts";

export type * from "./write/DatasetWriter.ts";

/**
 * Starts a dataset version below `<root>/<about.client>/`.
 *
 * @param root folder of all datasets; made when missing.
 */
export declare function createDatasetWriter(root: string, about: DatasetAbout): Promise<DatasetWriter>;
