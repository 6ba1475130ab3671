/**
 * Where the compiled form of one of our modules is, for threads: Node runs them without whatever has translated the
 * module that starts them.
 */
export const compiled = (module: string, from: string): URL =>
  new URL(new URL(module, from).href.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
