// Imported first by every command, so that an old Node gets one clear line instead of a stack trace.
// This file and those loaded with it keep to syntax that old versions can read.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Meadhall needs Node 20.19 or newer; this is Node ${process.versions.node}. Install a newer one from nodejs.org.`,
  );
  process.exit(1);
}
