/** A file to write for an engine. */
export interface WarehouseFile {
  /** The name, relative to the folder of the files. */
  readonly path: string;
  readonly text: string;
}
