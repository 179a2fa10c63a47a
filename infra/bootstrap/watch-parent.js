// Loaded into a command's child: ends it when the parent was killed without a chance to hand that on.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();
