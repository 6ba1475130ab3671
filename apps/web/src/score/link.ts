import type { Entered, Value, Values } from './form.ts';

/** A sheet as a piece of an address: small enough to be sent around. */
export async function packed(entered: Entered): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(entered)),
    new CompressionStream('deflate-raw'),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** The sheet of an address; nothing if it holds none. */
export async function unpacked(text: string): Promise<Entered | null> {
  if (!/^[\w-]{8,}$/.test(text)) return null;
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream('deflate-raw'));
    const read: unknown = JSON.parse(new TextDecoder().decode(plain));
    return isEntered(read) ? read : null;
  } catch {
    // Somebody cut the address short.
    return null;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  how: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(how);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const isRecord = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it);

const isValue = (it: unknown): it is Value =>
  typeof it === 'string' ||
  typeof it === 'number' ||
  (Array.isArray(it) && it.every((item) => typeof item === 'string'));

const isValues = (it: unknown): it is Values => isRecord(it) && Object.values(it).every(isValue);

const isEntered = (it: unknown): it is Entered =>
  isRecord(it) &&
  isValues(it['shared']) &&
  Array.isArray(it['players']) &&
  it['players'].every(
    (player) =>
      isRecord(player) && typeof player['name'] === 'string' && isValues(player['values']),
  );
