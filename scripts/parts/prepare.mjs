import { CannotInstall, install } from './install.mjs';

/**
 * What every command does first: installs what is missing, or ends the process with the reason.
 * A quiet command leaves standard output to the command it prepares.
 * @param {{ quiet?: boolean }} [how]
 */
export async function prepare({ quiet = false } = {}) {
  try {
    await install({ say: quiet ? console.error : console.log, quiet });
  } catch (error) {
    if (!(error instanceof CannotInstall)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
