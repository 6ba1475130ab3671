import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Load, Measured } from './rival.ts';

/** People at their tables, in a process of its own. */
export class Crowd {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Resolves once everybody is seated; nobody plays yet. */
  static async seated(load: Load): Promise<Crowd> {
    const script = fileURLToPath(new URL('./generator.js', import.meta.url));
    const child = fork(script, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const crowd = new Crowd(child);
    try {
      await crowd.#told(load, 'ready');
    } catch (error) {
      crowd.goHome();
      throw error;
    }
    return crowd;
  }

  /** Plays without measuring, so that nobody is measured cold. */
  async warmUp(): Promise<void> {
    await this.#told('warmUp', 'warm');
  }

  async measure(): Promise<Measured> {
    const { measured } = (await this.#told('measure', 'measured')) as { measured: Measured };
    return measured;
  }

  goHome(): void {
    this.#child.kill('SIGKILL');
  }

  #told(message: Load | 'warmUp' | 'measure', reply: string): Promise<unknown> {
    const child = this.#child;
    return new Promise((done, failed) => {
      const ended = () => failed(new Error('the load generator ended'));
      child.once('exit', ended);
      child.once('message', (said: Record<string, unknown>) => {
        child.off('exit', ended);
        if (reply in said) done(said);
        else failed(new Error(String(said['failed'])));
      });
      child.send(message);
    });
  }
}
