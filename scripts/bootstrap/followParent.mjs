// Loaded into the server by serve.mjs. When the process that started it is gone, the channel to it closes, and the
// server stops as if asked to, rather than holding its port and its database for nobody.
process.channel?.unref();
process.once("disconnect", () => {
  // Emitted rather than sent: on Windows a sent signal ends the process before anything is put in order.
  if (!process.emit("SIGTERM")) process.exit(143);
});
