/** Ends with one sentence when this Node cannot even install the one that Stopbank brings. */
export function refuseOldNode() {
  if (Number(process.versions.node.split(".")[0]) >= 18) return;
  console.error(
    `Stopbank needs Node 18 or later to start, and this is ${process.version}: install a newer one.`,
  );
  process.exit(1);
}
