import * as http from 'node:http';
import * as https from 'node:https';
import type { LookupFunction } from 'node:net';
import { complaintAbout, publicAddresses } from './addresses.ts';

const TIMEOUT = 5_000;

/**
 * Posts to an address a stranger gave us, and returns the status. The name is looked up once and the connection
 * goes to what was looked up, so that it cannot change in between; redirects are not followed and nothing is read.
 */
export async function post(
  url: string,
  {
    headers,
    body,
    privateToo,
  }: { headers: http.OutgoingHttpHeaders; body: Buffer; privateToo: boolean },
): Promise<number> {
  if (complaintAbout(url, { privateToo })) throw new Error('an address that may not be called');
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const found = await publicAddresses(host, { privateToo });
  const look: LookupFunction = (_host, { all }, callback) => {
    const [first] = found;
    if (all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    const request = (url.startsWith('https:') ? https : http).request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': body.length },
        lookup: look,
        agent: false,
        maxHeaderSize: 8192,
        signal: AbortSignal.timeout(TIMEOUT),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
