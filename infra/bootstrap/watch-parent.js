// Preloaded into a command's child: exits when the parent was killed without a chance to forward the signal.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
